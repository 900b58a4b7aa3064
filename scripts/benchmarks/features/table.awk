# Prints a table of medians from the results: lines with count, copy, measure, wall time and CPU time.
#   awk -v name=features|makers -v field=4|5 -v rows="3 10" -f table.awk RESULTS
{ values[$1, $2, $3] = values[$1, $2, $3] " " $(field + 0) }

# The median of the values of one kind. It is empty if there are no values.
function median(count, copy, measure,    n, i, j, text, sorted) {
    n = split(values[count, copy, measure], text, " ")
    for (i = 1; i <= n; i++) {
        for (j = i; j > 1 && sorted[j - 1] > text[i] + 0; j--) sorted[j] = sorted[j - 1]
        sorted[j] = text[i] + 0
    }
    return n == 0 ? "" : (sorted[int((n + 1) / 2)] + sorted[int(n / 2) + 1]) / 2
}
function number(value, width, digits) {
    if (value == "") printf("%" width "s", "-")
    else printf("%" width "." digits "f", value)
}
function quotient(part, whole, width, digits) {
    number(part == "" || whole + 0 == 0 ? "" : part / whole, width, digits)
}
function features(    i, n, count) {
    print "              new-  test-feature Authentication    swift test --filter      ratios"
    print "features   feature    cold   warm  Auth+  Core+     cold   Auth+   Core+    cold  warm  Core+"
    n = split(rows, count, " ")
    for (i = 1; i <= n; i++) {
        number(count[i], 8, 0)
        number(median(count[i], "grown", "new"), 10, 3)
        number(median(count[i], "grown", "cold"), 8, 1)
        number(median(count[i], "grown", "warm"), 7, 2)
        number(median(count[i], "grown", "feature"), 7, 1)
        number(median(count[i], "grown", "core"), 7, 1)
        number(median(count[i], "grown", "peer-cold"), 9, 1)
        number(median(count[i], "grown", "peer-feature"), 8, 1)
        number(median(count[i], "grown", "peer-core"), 8, 1)
        quotient(median(count[i], "grown", "cold"), median(count[i], "first", "cold"), 8, 2)
        quotient(median(count[i], "grown", "warm"), median(count[i], "first", "warm"), 6, 2)
        quotient(median(count[i], "grown", "core"), median(count[i], "grown", "peer-core"), 7, 3)
        print ""
    }
}
function makers(    i, name, ours) {
    split("new cookiecutter copier", name, " ")
    ours = median(0, "first", "new")
    print "               seconds  new-feature to it"
    for (i = 1; i <= 3; i++) {
        printf "%-13s", i == 1 ? "new-feature" : name[i]
        number(median(0, "first", name[i]), 9, 3)
        quotient(i == 1 ? "" : ours, median(0, "first", name[i]), 19, 2)
        print ""
    }
}
END { if (name == "features") features(); else makers() }
