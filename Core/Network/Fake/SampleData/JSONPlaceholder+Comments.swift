// swift-format-ignore-file

// The comments of JSONPlaceholder. MIT License, Copyright (c) 2013 typicode; the notice is in JSONPlaceholder.swift.

extension JSONPlaceholder {
    static let commentsText = #"""
[
 {
  "postId": 1,
  "id": 1,
  "name": "id labore ex et quam laborum",
  "email": "Eliseo@gardner.biz",
  "body": "laudantium enim quasi est quidem magnam voluptate ipsam eos\ntempora quo necessitatibus\ndolor quam autem quasi\nreiciendis et nam sapiente accusantium"
 },
 {
  "postId": 1,
  "id": 2,
  "name": "quo vero reiciendis velit similique earum",
  "email": "Jayne_Kuhic@sydney.com",
  "body": "est natus enim nihil est dolore omnis voluptatem numquam\net omnis occaecati quod ullam at\nvoluptatem error expedita pariatur\nnihil sint nostrum voluptatem reiciendis et"
 },
 {
  "postId": 1,
  "id": 3,
  "name": "odio adipisci rerum aut animi",
  "email": "Nikita@garfield.biz",
  "body": "quia molestiae reprehenderit quasi aspernatur\naut expedita occaecati aliquam eveniet laudantium\nomnis quibusdam delectus saepe quia accusamus maiores nam est\ncum et ducimus et vero voluptates excepturi deleniti ratione"
 },
 {
  "postId": 1,
  "id": 4,
  "name": "alias odio sit",
  "email": "Lew@alysha.tv",
  "body": "non et atque\noccaecati deserunt quas accusantium unde odit nobis qui voluptatem\nquia voluptas consequuntur itaque dolor\net qui rerum deleniti ut occaecati"
 },
 {
  "postId": 1,
  "id": 5,
  "name": "vero eaque aliquid doloribus et culpa",
  "email": "Hayden@althea.biz",
  "body": "harum non quasi et ratione\ntempore iure ex voluptates in ratione\nharum architecto fugit inventore cupiditate\nvoluptates magni quo et"
 },
 {
  "postId": 2,
  "id": 6,
  "name": "et fugit eligendi deleniti quidem qui sint nihil autem",
  "email": "Presley.Mueller@myrl.com",
  "body": "doloribus at sed quis culpa deserunt consectetur qui praesentium\naccusamus fugiat dicta\nvoluptatem rerum ut voluptate autem\nvoluptatem repellendus aspernatur dolorem in"
 },
 {
  "postId": 2,
  "id": 7,
  "name": "repellat consequatur praesentium vel minus molestias voluptatum",
  "email": "Dallas@ole.me",
  "body": "maiores sed dolores similique labore et inventore et\nquasi temporibus esse sunt id et\neos voluptatem aliquam\naliquid ratione corporis molestiae mollitia quia et magnam dolor"
 },
 {
  "postId": 2,
  "id": 8,
  "name": "et omnis dolorem",
  "email": "Mallory_Kunze@marie.org",
  "body": "ut voluptatem corrupti velit\nad voluptatem maiores\net nisi velit vero accusamus maiores\nvoluptates quia aliquid ullam eaque"
 },
 {
  "postId": 2,
  "id": 9,
  "name": "provident id voluptas",
  "email": "Meghan_Littel@rene.us",
  "body": "sapiente assumenda molestiae atque\nadipisci laborum distinctio aperiam et ab ut omnis\net occaecati aspernatur odit sit rem expedita\nquas enim ipsam minus"
 },
 {
  "postId": 2,
  "id": 10,
  "name": "eaque et deleniti atque tenetur ut quo ut",
  "email": "Carmen_Keeling@caroline.name",
  "body": "voluptate iusto quis nobis reprehenderit ipsum amet nulla\nquia quas dolores velit et non\naut quia necessitatibus\nnostrum quaerat nulla et accusamus nisi facilis"
 },
 {
  "postId": 3,
  "id": 11,
  "name": "fugit labore quia mollitia quas deserunt nostrum sunt",
  "email": "Veronica_Goodwin@timmothy.net",
  "body": "ut dolorum nostrum id quia aut est\nfuga est inventore vel eligendi explicabo quis consectetur\naut occaecati repellat id natus quo est\nut blanditiis quia ut vel ut maiores ea"
 },
 {
  "postId": 3,
  "id": 12,
  "name": "modi ut eos dolores illum nam dolor",
  "email": "Oswald.Vandervort@leanne.org",
  "body": "expedita maiores dignissimos facilis\nipsum est rem est fugit velit sequi\neum odio dolores dolor totam\noccaecati ratione eius rem velit"
 },
 {
  "postId": 3,
  "id": 13,
  "name": "aut inventore non pariatur sit vitae voluptatem sapiente",
  "email": "Kariane@jadyn.tv",
  "body": "fuga eos qui dolor rerum\ninventore corporis exercitationem\ncorporis cupiditate et deserunt recusandae est sed quis culpa\neum maiores corporis et"
 },
 {
  "postId": 3,
  "id": 14,
  "name": "et officiis id praesentium hic aut ipsa dolorem repudiandae",
  "email": "Nathan@solon.io",
  "body": "vel quae voluptas qui exercitationem\nvoluptatibus unde sed\nminima et qui ipsam aspernatur\nexpedita magnam laudantium et et quaerat ut qui dolorum"
 },
 {
  "postId": 3,
  "id": 15,
  "name": "debitis magnam hic odit aut ullam nostrum tenetur",
  "email": "Maynard.Hodkiewicz@roberta.com",
  "body": "nihil ut voluptates blanditiis autem odio dicta rerum\nquisquam saepe et est\nsunt quasi nemo laudantium deserunt\nmolestias tempora quo quia"
 },
 {
  "postId": 4,
  "id": 16,
  "name": "perferendis temporibus delectus optio ea eum ratione dolorum",
  "email": "Christine@ayana.info",
  "body": "iste ut laborum aliquid velit facere itaque\nquo ut soluta dicta voluptate\nerror tempore aut et\nsequi reiciendis dignissimos expedita consequuntur libero sed fugiat facilis"
 },
 {
  "postId": 4,
  "id": 17,
  "name": "eos est animi quis",
  "email": "Preston_Hudson@blaise.tv",
  "body": "consequatur necessitatibus totam sed sit dolorum\nrecusandae quae odio excepturi voluptatum harum voluptas\nquisquam sit ad eveniet delectus\ndoloribus odio qui non labore"
 },
 {
  "postId": 4,
  "id": 18,
  "name": "aut et tenetur ducimus illum aut nulla ab",
  "email": "Vincenza_Klocko@albertha.name",
  "body": "veritatis voluptates necessitatibus maiores corrupti\nneque et exercitationem amet sit et\nullam velit sit magnam laborum\nmagni ut molestias"
 },
 {
  "postId": 4,
  "id": 19,
  "name": "sed impedit rerum quia et et inventore unde officiis",
  "email": "Madelynn.Gorczany@darion.biz",
  "body": "doloribus est illo sed minima aperiam\nut dignissimos accusantium tempore atque et aut molestiae\nmagni ut accusamus voluptatem quos ut voluptates\nquisquam porro sed architecto ut"
 },
 {
  "postId": 4,
  "id": 20,
  "name": "molestias expedita iste aliquid voluptates",
  "email": "Mariana_Orn@preston.org",
  "body": "qui harum consequatur fugiat\net eligendi perferendis at molestiae commodi ducimus\ndoloremque asperiores numquam qui\nut sit dignissimos reprehenderit tempore"
 },
 {
  "postId": 5,
  "id": 21,
  "name": "aliquid rerum mollitia qui a consectetur eum sed",
  "email": "Noemie@marques.me",
  "body": "deleniti aut sed molestias explicabo\ncommodi odio ratione nesciunt\nvoluptate doloremque est\nnam autem error delectus"
 },
 {
  "postId": 5,
  "id": 22,
  "name": "porro repellendus aut tempore quis hic",
  "email": "Khalil@emile.co.uk",
  "body": "qui ipsa animi nostrum praesentium voluptatibus odit\nqui non impedit cum qui nostrum aliquid fuga explicabo\nvoluptatem fugit earum voluptas exercitationem temporibus dignissimos distinctio\nesse inventore reprehenderit quidem ut incidunt nihil necessitatibus rerum"
 },
 {
  "postId": 5,
  "id": 23,
  "name": "quis tempora quidem nihil iste",
  "email": "Sophia@arianna.co.uk",
  "body": "voluptates provident repellendus iusto perspiciatis ex fugiat ut\nut dolor nam aliquid et expedita voluptate\nsunt vitae illo rerum in quos\nvel eligendi enim quae fugiat est"
 },
 {
  "postId": 5,
  "id": 24,
  "name": "in tempore eos beatae est",
  "email": "Jeffery@juwan.us",
  "body": "repudiandae repellat quia\nsequi est dolore explicabo nihil et\net sit et\net praesentium iste atque asperiores tenetur"
 },
 {
  "postId": 5,
  "id": 25,
  "name": "autem ab ea sit alias hic provident sit",
  "email": "Isaias_Kuhic@jarrett.net",
  "body": "sunt aut quae laboriosam sit ut impedit\nadipisci harum laborum totam deleniti voluptas odit rem ea\nnon iure distinctio ut velit doloribus\net non ex"
 },
 {
  "postId": 6,
  "id": 26,
  "name": "in deleniti sunt provident soluta ratione veniam quam praesentium",
  "email": "Russel.Parker@kameron.io",
  "body": "incidunt sapiente eaque dolor eos\nad est molestias\nquas sit et nihil exercitationem at cumque ullam\nnihil magnam et"
 },
 {
  "postId": 6,
  "id": 27,
  "name": "doloribus quibusdam molestiae amet illum",
  "email": "Francesco.Gleason@nella.us",
  "body": "nisi vel quas ut laborum ratione\nrerum magni eum\nunde et voluptatem saepe\nvoluptas corporis modi amet ipsam eos saepe porro"
 },
 {
  "postId": 6,
  "id": 28,
  "name": "quo voluptates voluptas nisi veritatis dignissimos dolores ut officiis",
  "email": "Ronny@rosina.org",
  "body": "voluptatem repellendus quo alias at laudantium\nmollitia quidem esse\ntemporibus consequuntur vitae rerum illum\nid corporis sit id"
 },
 {
  "postId": 6,
  "id": 29,
  "name": "eum distinctio amet dolor",
  "email": "Jennings_Pouros@erica.biz",
  "body": "tempora voluptatem est\nmagnam distinctio autem est dolorem\net ipsa molestiae odit rerum itaque corporis nihil nam\neaque rerum error"
 },
 {
  "postId": 6,
  "id": 30,
  "name": "quasi nulla ducimus facilis non voluptas aut",
  "email": "Lurline@marvin.biz",
  "body": "consequuntur quia voluptate assumenda et\nautem voluptatem reiciendis ipsum animi est provident\nearum aperiam sapiente ad vitae iste\naccusantium aperiam eius qui dolore voluptatem et"
 },
 {
  "postId": 7,
  "id": 31,
  "name": "ex velit ut cum eius odio ad placeat",
  "email": "Buford@shaylee.biz",
  "body": "quia incidunt ut\naliquid est ut rerum deleniti iure est\nipsum quia ea sint et\nvoluptatem quaerat eaque repudiandae eveniet aut"
 },
 {
  "postId": 7,
  "id": 32,
  "name": "dolorem architecto ut pariatur quae qui suscipit",
  "email": "Maria@laurel.name",
  "body": "nihil ea itaque libero illo\nofficiis quo quo dicta inventore consequatur voluptas voluptatem\ncorporis sed necessitatibus velit tempore\nrerum velit et temporibus"
 },
 {
  "postId": 7,
  "id": 33,
  "name": "voluptatum totam vel voluptate omnis",
  "email": "Jaeden.Towne@arlene.tv",
  "body": "fugit harum quae vero\nlibero unde tempore\nsoluta eaque culpa sequi quibusdam nulla id\net et necessitatibus"
 },
 {
  "postId": 7,
  "id": 34,
  "name": "omnis nemo sunt ab autem",
  "email": "Ethelyn.Schneider@emelia.co.uk",
  "body": "omnis temporibus quasi ab omnis\nfacilis et omnis illum quae quasi aut\nminus iure ex rem ut reprehenderit\nin non fugit"
 },
 {
  "postId": 7,
  "id": 35,
  "name": "repellendus sapiente omnis praesentium aliquam ipsum id molestiae omnis",
  "email": "Georgianna@florence.io",
  "body": "dolor mollitia quidem facere et\nvel est ut\nut repudiandae est quidem dolorem sed atque\nrem quia aut adipisci sunt"
 },
 {
  "postId": 8,
  "id": 36,
  "name": "sit et quis",
  "email": "Raheem_Heaney@gretchen.biz",
  "body": "aut vero est\ndolor non aut excepturi dignissimos illo nisi aut quas\naut magni quia nostrum provident magnam quas modi maxime\nvoluptatem et molestiae"
 },
 {
  "postId": 8,
  "id": 37,
  "name": "beatae veniam nemo rerum voluptate quam aspernatur",
  "email": "Jacky@victoria.net",
  "body": "qui rem amet aut\ncumque maiores earum ut quia sit nam esse qui\niusto aspernatur quis voluptas\ndolorem distinctio ex temporibus rem"
 },
 {
  "postId": 8,
  "id": 38,
  "name": "maiores dolores expedita",
  "email": "Piper@linwood.us",
  "body": "unde voluptatem qui dicta\nvel ad aut eos error consequatur voluptatem\nadipisci doloribus qui est sit aut\nvelit aut et ea ratione eveniet iure fuga"
 },
 {
  "postId": 8,
  "id": 39,
  "name": "necessitatibus ratione aut ut delectus quae ut",
  "email": "Gaylord@russell.net",
  "body": "atque consequatur dolorem sunt\nadipisci autem et\nvoluptatibus et quae necessitatibus rerum eaque aperiam nostrum nemo\neligendi sed et beatae et inventore"
 },
 {
  "postId": 8,
  "id": 40,
  "name": "non minima omnis deleniti pariatur facere quibusdam at",
  "email": "Clare.Aufderhar@nicole.ca",
  "body": "quod minus alias quos\nperferendis labore molestias quae ut ut corporis deserunt vitae\net quaerat ut et ullam unde asperiores\ncum voluptatem cumque"
 },
 {
  "postId": 9,
  "id": 41,
  "name": "voluptas deleniti ut",
  "email": "Lucio@gladys.tv",
  "body": "facere repudiandae vitae ea aut sed quo ut et\nfacere nihil ut voluptates in\nsaepe cupiditate accusantium numquam dolores\ninventore sint mollitia provident"
 },
 {
  "postId": 9,
  "id": 42,
  "name": "nam qui et",
  "email": "Shemar@ewell.name",
  "body": "aut culpa quaerat veritatis eos debitis\naut repellat eius explicabo et\nofficiis quo sint at magni ratione et iure\nincidunt quo sequi quia dolorum beatae qui"
 },
 {
  "postId": 9,
  "id": 43,
  "name": "molestias sint est voluptatem modi",
  "email": "Jackeline@eva.tv",
  "body": "voluptatem ut possimus laborum quae ut commodi delectus\nin et consequatur\nin voluptas beatae molestiae\nest rerum laborum et et velit sint ipsum dolorem"
 },
 {
  "postId": 9,
  "id": 44,
  "name": "hic molestiae et fuga ea maxime quod",
  "email": "Marianna_Wilkinson@rupert.io",
  "body": "qui sunt commodi\nsint vel optio vitae quis qui non distinctio\nid quasi modi dicta\neos nihil sit inventore est numquam officiis"
 },
 {
  "postId": 9,
  "id": 45,
  "name": "autem illo facilis",
  "email": "Marcia@name.biz",
  "body": "ipsum odio harum voluptatem sunt cumque et dolores\nnihil laboriosam neque commodi qui est\nquos numquam voluptatum\ncorporis quo in vitae similique cumque tempore"
 },
 {
  "postId": 10,
  "id": 46,
  "name": "dignissimos et deleniti voluptate et quod",
  "email": "Jeremy.Harann@waino.me",
  "body": "exercitationem et id quae cum omnis\nvoluptatibus accusantium et quidem\nut ipsam sint\ndoloremque illo ex atque necessitatibus sed"
 },
 {
  "postId": 10,
  "id": 47,
  "name": "rerum commodi est non dolor nesciunt ut",
  "email": "Pearlie.Kling@sandy.com",
  "body": "occaecati laudantium ratione non cumque\nearum quod non enim soluta nisi velit similique voluptatibus\nesse laudantium consequatur voluptatem rem eaque voluptatem aut ut\net sit quam"
 },
 {
  "postId": 10,
  "id": 48,
  "name": "consequatur animi dolorem saepe repellendus ut quo aut tenetur",
  "email": "Manuela_Stehr@chelsie.tv",
  "body": "illum et alias quidem magni voluptatum\nab soluta ea qui saepe corrupti hic et\ncum repellat esse\nest sint vel veritatis officia consequuntur cum"
 },
 {
  "postId": 10,
  "id": 49,
  "name": "rerum placeat quae minus iusto eligendi",
  "email": "Camryn.Weimann@doris.io",
  "body": "id est iure occaecati quam similique enim\nab repudiandae non\nillum expedita quam excepturi soluta qui placeat\nperspiciatis optio maiores non doloremque aut iusto sapiente"
 },
 {
  "postId": 10,
  "id": 50,
  "name": "dolorum soluta quidem ex quae occaecati dicta aut doloribus",
  "email": "Kiana_Predovic@yasmin.io",
  "body": "eum accusamus aut delectus\narchitecto blanditiis quia sunt\nrerum harum sit quos quia aspernatur vel corrupti inventore\nanimi dicta vel corporis"
 },
 {
  "postId": 11,
  "id": 51,
  "name": "molestias et odio ut commodi omnis ex",
  "email": "Laurie@lincoln.us",
  "body": "perferendis omnis esse\nvoluptate sit mollitia sed perferendis\nnemo nostrum qui\nvel quis nisi doloribus animi odio id quas"
 },
 {
  "postId": 11,
  "id": 52,
  "name": "esse autem dolorum",
  "email": "Abigail.OConnell@june.org",
  "body": "et enim voluptatem totam laudantium\nimpedit nam labore repellendus enim earum aut\nconsectetur mollitia fugit qui repellat expedita sunt\naut fugiat vel illo quos aspernatur ducimus"
 },
 {
  "postId": 11,
  "id": 53,
  "name": "maiores alias necessitatibus aut non",
  "email": "Laverne_Price@scotty.info",
  "body": "a at tempore\nmolestiae odit qui dolores molestias dolorem et\nlaboriosam repudiandae placeat quisquam\nautem aperiam consectetur maiores laboriosam nostrum"
 },
 {
  "postId": 11,
  "id": 54,
  "name": "culpa eius tempora sit consequatur neque iure deserunt",
  "email": "Kenton_Vandervort@friedrich.com",
  "body": "et ipsa rem ullam cum pariatur similique quia\ncum ipsam est sed aut inventore\nprovident sequi commodi enim inventore assumenda aut aut\ntempora possimus soluta quia consequatur modi illo"
 },
 {
  "postId": 11,
  "id": 55,
  "name": "quas pariatur quia a doloribus",
  "email": "Hayden_Olson@marianna.me",
  "body": "perferendis eaque labore laudantium ut molestiae soluta et\nvero odio non corrupti error pariatur consectetur et\nenim nam quia voluptatum non\nmollitia culpa facere voluptas suscipit veniam"
 },
 {
  "postId": 12,
  "id": 56,
  "name": "et dolorem corrupti sed molestias",
  "email": "Vince_Crist@heidi.biz",
  "body": "cum esse odio nihil reiciendis illum quaerat\nest facere quia\noccaecati sit totam fugiat in beatae\nut occaecati unde vitae nihil quidem consequatur"
 },
 {
  "postId": 12,
  "id": 57,
  "name": "qui quidem sed",
  "email": "Darron.Nikolaus@eulah.me",
  "body": "dolorem facere itaque fuga odit autem\nperferendis quisquam quis corrupti eius dicta\nrepudiandae error esse itaque aut\ncorrupti sint consequatur aliquid"
 },
 {
  "postId": 12,
  "id": 58,
  "name": "sint minus reiciendis qui perspiciatis id",
  "email": "Ezra_Abshire@lyda.us",
  "body": "veritatis qui nihil\nquia reprehenderit non ullam ea iusto\nconsectetur nam voluptas ut temporibus tempore provident error\neos et nisi et voluptate"
 },
 {
  "postId": 12,
  "id": 59,
  "name": "quis ducimus distinctio similique et illum minima ab libero",
  "email": "Jameson@tony.info",
  "body": "cumque molestiae officia aut fugiat nemo autem\nvero alias atque sed qui ratione quia\nrepellat vel earum\nea laudantium mollitia"
 },
 {
  "postId": 12,
  "id": 60,
  "name": "expedita libero quos cum commodi ad",
  "email": "Americo@estrella.net",
  "body": "error eum quia voluptates alias repudiandae\naccusantium veritatis maiores assumenda\nquod impedit animi tempore veritatis\nanimi et et officiis labore impedit blanditiis repudiandae"
 },
 {
  "postId": 13,
  "id": 61,
  "name": "quidem itaque dolores quod laborum aliquid molestiae",
  "email": "Aurelio.Pfeffer@griffin.ca",
  "body": "deserunt cumque laudantium\net et odit quia sint quia quidem\nquibusdam debitis fuga in tempora deleniti\nimpedit consequatur veniam reiciendis autem porro minima"
 },
 {
  "postId": 13,
  "id": 62,
  "name": "libero beatae consequuntur optio est hic",
  "email": "Vesta_Crooks@dora.us",
  "body": "tempore dolorum corrupti facilis\npraesentium sunt iste recusandae\nunde quisquam similique\nalias consequuntur voluptates velit"
 },
 {
  "postId": 13,
  "id": 63,
  "name": "occaecati dolor accusantium et quasi architecto aut eveniet fugiat",
  "email": "Margarett_Klein@mike.biz",
  "body": "aut eligendi et molestiae voluptatum tempora\nofficia nihil sit voluptatem aut deleniti\nquaerat consequatur eaque\nsapiente tempore commodi tenetur rerum qui quo"
 },
 {
  "postId": 13,
  "id": 64,
  "name": "consequatur aut ullam voluptas dolorum voluptatum sequi et",
  "email": "Freida@brandt.tv",
  "body": "sed illum quis\nut aut culpa labore aspernatur illo\ndolorem quia vitae ut aut quo repellendus est omnis\nesse at est debitis"
 },
 {
  "postId": 13,
  "id": 65,
  "name": "earum ea ratione numquam",
  "email": "Mollie@agustina.name",
  "body": "qui debitis vitae ratione\ntempora impedit aperiam porro molestiae placeat vero laboriosam recusandae\npraesentium consequatur facere et itaque quidem eveniet\nmagnam natus distinctio sapiente"
 },
 {
  "postId": 14,
  "id": 66,
  "name": "eius nam consequuntur",
  "email": "Janice@alda.io",
  "body": "necessitatibus libero occaecati\nvero inventore iste assumenda veritatis\nasperiores non sit et quia omnis facere nemo explicabo\nodit quo nobis porro"
 },
 {
  "postId": 14,
  "id": 67,
  "name": "omnis consequatur natus distinctio",
  "email": "Dashawn@garry.com",
  "body": "nulla quo itaque beatae ad\nofficiis animi aut exercitationem voluptatum dolorem doloremque ducimus in\nrecusandae officia consequuntur quas\naspernatur dolores est esse dolores sit illo laboriosam quaerat"
 },
 {
  "postId": 14,
  "id": 68,
  "name": "architecto ut deserunt consequatur cumque sapiente",
  "email": "Devan.Nader@ettie.me",
  "body": "sed magni accusantium numquam quidem omnis et voluptatem beatae\nquos fugit libero\nvel ipsa et nihil recusandae ea\niste nemo qui optio sit enim ut nostrum odit"
 },
 {
  "postId": 14,
  "id": 69,
  "name": "at aut ea iure accusantium voluptatum nihil ipsum",
  "email": "Joana.Schoen@leora.co.uk",
  "body": "omnis dolor autem qui est natus\nautem animi nemo voluptatum aut natus accusantium iure\ninventore sunt ea tenetur commodi suscipit facere architecto consequatur\ndolorem nihil veritatis consequuntur corporis"
 },
 {
  "postId": 14,
  "id": 70,
  "name": "eum magni accusantium labore aut cum et tenetur",
  "email": "Minerva.Anderson@devonte.ca",
  "body": "omnis aliquam praesentium ad voluptatem harum aperiam dolor autem\nhic asperiores quisquam ipsa necessitatibus suscipit\npraesentium rem deserunt et\nfacere repellendus aut sed fugit qui est"
 },
 {
  "postId": 15,
  "id": 71,
  "name": "vel pariatur perferendis vero ab aut voluptates labore",
  "email": "Lavinia@lafayette.me",
  "body": "mollitia magnam et\nipsum consequatur est expedita\naut rem ut ex doloremque est vitae est\ncumque velit recusandae numquam libero dolor fuga fugit a"
 },
 {
  "postId": 15,
  "id": 72,
  "name": "quia sunt dolor dolor suscipit expedita quis",
  "email": "Sabrina.Marks@savanah.name",
  "body": "quisquam voluptas ut\npariatur eos amet non\nreprehenderit voluptates numquam\nin est voluptatem dicta ipsa qui esse enim"
 },
 {
  "postId": 15,
  "id": 73,
  "name": "ut quia ipsa repellat sunt et sequi aut est",
  "email": "Desmond_Graham@kailee.biz",
  "body": "nam qui possimus deserunt\ninventore dignissimos nihil rerum ut consequatur vel architecto\ntenetur recusandae voluptate\nnumquam dignissimos aliquid ut reprehenderit voluptatibus"
 },
 {
  "postId": 15,
  "id": 74,
  "name": "ut non illum pariatur dolor",
  "email": "Gussie_Kunde@sharon.biz",
  "body": "non accusamus eum aut et est\naccusantium animi nesciunt distinctio ea quas quisquam\nsit ut voluptatem modi natus sint\nfacilis est qui molestias recusandae nemo"
 },
 {
  "postId": 15,
  "id": 75,
  "name": "minus laboriosam consequuntur",
  "email": "Richard@chelsie.co.uk",
  "body": "natus numquam enim asperiores doloremque ullam et\nest molestias doloribus cupiditate labore vitae aut voluptatem\nitaque quos quo consectetur nihil illum veniam\nnostrum voluptatum repudiandae ut"
 },
 {
  "postId": 16,
  "id": 76,
  "name": "porro ut soluta repellendus similique",
  "email": "Gage_Turner@halle.name",
  "body": "sunt qui consequatur similique recusandae repellendus voluptates eos et\nvero nostrum fugit magnam aliquam\nreprehenderit nobis voluptatem eos consectetur possimus\net perferendis qui ea fugiat sit doloremque"
 },
 {
  "postId": 16,
  "id": 77,
  "name": "dolores et quo omnis voluptates",
  "email": "Alfred@sadye.biz",
  "body": "eos ullam dolorem impedit labore mollitia\nrerum non dolores\nmolestiae dignissimos qui maxime sed voluptate consequatur\ndoloremque praesentium magnam odio iste quae totam aut"
 },
 {
  "postId": 16,
  "id": 78,
  "name": "voluptas voluptas voluptatibus blanditiis",
  "email": "Catharine@jordyn.com",
  "body": "qui adipisci eveniet excepturi iusto magni et\nenim ducimus asperiores blanditiis nemo\ncommodi nihil ex\nenim rerum vel nobis nostrum et non"
 },
 {
  "postId": 16,
  "id": 79,
  "name": "beatae ut ad quisquam sed repellendus et",
  "email": "Esther_Ratke@shayna.biz",
  "body": "et inventore sapiente sed\nsunt similique fugiat officia velit doloremque illo eligendi quas\nsed rerum in quidem perferendis facere molestias\ndolore dolor voluptas nam vel quia"
 },
 {
  "postId": 16,
  "id": 80,
  "name": "et cumque ad culpa ut eligendi non",
  "email": "Evangeline@chad.net",
  "body": "dignissimos itaque ab et tempore odio omnis voluptatem\nitaque perferendis rem repellendus tenetur nesciunt velit\nqui cupiditate recusandae\nquis debitis dolores aliquam nam"
 },
 {
  "postId": 17,
  "id": 81,
  "name": "aut non consequuntur dignissimos voluptatibus dolorem earum recusandae dolorem",
  "email": "Newton.Kertzmann@anjali.io",
  "body": "illum et voluptatem quis repellendus quidem repellat\nreprehenderit voluptas consequatur mollitia\npraesentium nisi quo quod et\noccaecati repellendus illo eius harum explicabo doloribus officia"
 },
 {
  "postId": 17,
  "id": 82,
  "name": "ea est non dolorum iste nihil est",
  "email": "Caleb_Herzog@rosamond.net",
  "body": "officiis dolorem voluptas aliquid eveniet tempora qui\nea temporibus labore accusamus sint\nut sunt necessitatibus voluptatum animi cumque\nat reiciendis voluptatem iure aliquid et qui dolores et"
 },
 {
  "postId": 17,
  "id": 83,
  "name": "nihil qui accusamus ratione et molestias et minus",
  "email": "Sage_Mueller@candace.net",
  "body": "et consequatur voluptates magnam fugit sunt repellendus nihil earum\nofficiis aut cupiditate\net distinctio laboriosam\nmolestiae sunt dolor explicabo recusandae"
 },
 {
  "postId": 17,
  "id": 84,
  "name": "quia voluptatibus magnam voluptatem optio vel perspiciatis",
  "email": "Bernie.Bergnaum@lue.com",
  "body": "ratione ut magni voluptas\nexplicabo natus quia consequatur nostrum aut\nomnis enim in qui illum\naut atque laboriosam aliquid blanditiis quisquam et laborum"
 },
 {
  "postId": 17,
  "id": 85,
  "name": "non voluptas cum est quis aut consectetur nam",
  "email": "Alexzander_Davis@eduardo.name",
  "body": "quisquam incidunt dolores sint qui doloribus provident\nvel cupiditate deleniti alias voluptatem placeat ad\nut dolorem illum unde iure quis libero neque\nea et distinctio id"
 },
 {
  "postId": 18,
  "id": 86,
  "name": "suscipit est sunt vel illum sint",
  "email": "Jacquelyn@krista.info",
  "body": "eum culpa debitis sint\neaque quia magni laudantium qui neque voluptas\nvoluptatem qui molestiae vel earum est ratione excepturi\nsit aut explicabo et repudiandae ut perspiciatis"
 },
 {
  "postId": 18,
  "id": 87,
  "name": "dolor asperiores autem et omnis quasi nobis",
  "email": "Grover_Volkman@coty.tv",
  "body": "assumenda corporis architecto repudiandae omnis qui et odit\nperferendis velit enim\net quia reiciendis sint\nquia voluptas quam deserunt facilis harum eligendi"
 },
 {
  "postId": 18,
  "id": 88,
  "name": "officiis aperiam odit sint est non",
  "email": "Jovanny@abigale.ca",
  "body": "laudantium corrupti atque exercitationem quae enim et veniam dicta\nautem perspiciatis sit dolores\nminima consectetur tenetur iste facere\namet est neque"
 },
 {
  "postId": 18,
  "id": 89,
  "name": "in voluptatum nostrum voluptas iure nisi rerum est placeat",
  "email": "Isac_Schmeler@barton.com",
  "body": "quibusdam rerum quia nostrum culpa\nculpa est natus impedit quo rem voluptate quos\nrerum culpa aut ut consectetur\nsunt esse laudantium voluptatibus cupiditate rerum"
 },
 {
  "postId": 18,
  "id": 90,
  "name": "eum voluptas dolores molestias odio amet repellendus",
  "email": "Sandy.Erdman@sabina.info",
  "body": "vitae cupiditate excepturi eum veniam laudantium aspernatur blanditiis\naspernatur quia ut assumenda et magni enim magnam\nin voluptate tempora\nnon qui voluptatem reprehenderit porro qui voluptatibus"
 },
 {
  "postId": 19,
  "id": 91,
  "name": "repellendus est laboriosam voluptas veritatis",
  "email": "Alexandro@garry.io",
  "body": "qui nisi at maxime deleniti quo\nex quas tenetur nam\ndeleniti aut asperiores deserunt cum ex eaque alias sit\net veniam ab consequatur molestiae"
 },
 {
  "postId": 19,
  "id": 92,
  "name": "repellendus aspernatur occaecati tempore blanditiis deleniti omnis qui distinctio",
  "email": "Vickie_Schuster@harley.net",
  "body": "nihil necessitatibus omnis asperiores nobis praesentium quia\nab debitis quo deleniti aut sequi commodi\nut perspiciatis quod est magnam aliquam modi\neum quos aliquid ea est"
 },
 {
  "postId": 19,
  "id": 93,
  "name": "mollitia dolor deleniti sed iure laudantium",
  "email": "Roma_Doyle@alia.com",
  "body": "ut quis et id repellat labore\nnobis itaque quae saepe est ullam aut\ndolor id ut quis\nsunt iure voluptates expedita voluptas doloribus modi saepe autem"
 },
 {
  "postId": 19,
  "id": 94,
  "name": "vero repudiandae voluptatem nobis",
  "email": "Tatum_Marks@jaylon.name",
  "body": "reiciendis delectus nulla quae voluptas nihil provident quia\nab corporis nesciunt blanditiis quibusdam et unde et\nmagni eligendi aperiam corrupti perspiciatis quasi\nneque iure voluptatibus mollitia"
 },
 {
  "postId": 19,
  "id": 95,
  "name": "voluptatem unde quos provident ad qui sit et excepturi",
  "email": "Juston.Ruecker@scot.tv",
  "body": "at ut tenetur rem\nut fuga quis ea magnam alias\naut tempore fugiat laboriosam porro quia iure qui\narchitecto est enim"
 },
 {
  "postId": 20,
  "id": 96,
  "name": "non sit ad culpa quis",
  "email": "River.Grady@lavada.biz",
  "body": "eum itaque quam\nlaboriosam sequi ullam quos nobis\nomnis dignissimos nam dolores\nfacere id suscipit aliquid culpa rerum quis"
 },
 {
  "postId": 20,
  "id": 97,
  "name": "reiciendis culpa omnis suscipit est",
  "email": "Claudia@emilia.ca",
  "body": "est ducimus voluptate saepe iusto repudiandae recusandae et\nsint fugit voluptas eum itaque\nodit ab eos voluptas molestiae necessitatibus earum possimus voluptatem\nquibusdam aut illo beatae qui delectus aut officia veritatis"
 },
 {
  "postId": 20,
  "id": 98,
  "name": "praesentium dolorem ea voluptate et",
  "email": "Torrey@june.tv",
  "body": "ex et expedita cum voluptatem\nvoluptatem ab expedita quis nihil\nesse quo nihil perferendis dolores velit ut culpa aut\ndolor maxime necessitatibus voluptatem"
 },
 {
  "postId": 20,
  "id": 99,
  "name": "laudantium delectus nam",
  "email": "Hildegard.Aufderhar@howard.com",
  "body": "aut quam consequatur sit et\nrepellat maiores laborum similique voluptatem necessitatibus nihil\net debitis nemo occaecati cupiditate\nmodi dolorum quia aut"
 },
 {
  "postId": 20,
  "id": 100,
  "name": "et sint quia dolor et est ea nulla cum",
  "email": "Leone_Fay@orrin.com",
  "body": "architecto dolorem ab explicabo et provident et\net eos illo omnis mollitia ex aliquam\natque ut ipsum nulla nihil\nquis voluptas aut debitis facilis"
 },
 {
  "postId": 21,
  "id": 101,
  "name": "perspiciatis magnam ut eum autem similique explicabo expedita",
  "email": "Lura@rod.tv",
  "body": "ut aut maxime officia sed aliquam et magni autem\nveniam repudiandae nostrum odio enim eum optio aut\nomnis illo quasi quibusdam inventore explicabo\nreprehenderit dolor saepe possimus molestiae"
 },
 {
  "postId": 21,
  "id": 102,
  "name": "officia ullam ut neque earum ipsa et fuga",
  "email": "Lottie.Zieme@ruben.us",
  "body": "aut dolorem quos ut non\naliquam unde iure minima quod ullam qui\nfugiat molestiae tempora voluptate vel labore\nsaepe animi et vitae numquam ipsa"
 },
 {
  "postId": 21,
  "id": 103,
  "name": "ipsum a ut",
  "email": "Winona_Price@jevon.me",
  "body": "totam eum fugiat repellendus\nquae beatae explicabo excepturi iusto et\nrepellat alias iure voluptates consequatur sequi minus\nsed maxime unde"
 },
 {
  "postId": 21,
  "id": 104,
  "name": "a assumenda totam",
  "email": "Gabriel@oceane.biz",
  "body": "qui aperiam labore animi magnam odit est\nut autem eaque ea magni quas voluptatem\ndoloribus vel voluptatem nostrum ut debitis enim quaerat\nut esse eveniet aut"
 },
 {
  "postId": 21,
  "id": 105,
  "name": "voluptatem repellat est",
  "email": "Adolph.Ondricka@mozell.co.uk",
  "body": "ut rerum illum error at inventore ab nobis molestiae\nipsa architecto temporibus non aliquam aspernatur omnis quidem aliquid\nconsequatur non et expedita cumque voluptates ipsam quia\nblanditiis libero itaque sed iusto at"
 },
 {
  "postId": 22,
  "id": 106,
  "name": "maiores placeat facere quam pariatur",
  "email": "Allen@richard.biz",
  "body": "dolores debitis voluptatem ab hic\nmagnam alias qui est sunt\net porro velit et repellendus occaecati est\nsequi quia odio deleniti illum"
 },
 {
  "postId": 22,
  "id": 107,
  "name": "in ipsam vel id impedit possimus eos voluptate",
  "email": "Nicholaus@mikayla.ca",
  "body": "eveniet fugit qui\nporro eaque dolores eos adipisci dolores ut\nfugit perferendis pariatur\nnumquam et repellat occaecati atque ipsum neque"
 },
 {
  "postId": 22,
  "id": 108,
  "name": "ut veritatis corporis placeat suscipit consequatur quaerat",
  "email": "Kayla@susanna.org",
  "body": "at a vel sequi nostrum\nharum nam nihil\ncumque aut in dolore rerum ipsa hic ratione\nrerum cum ratione provident labore ad quisquam repellendus a"
 },
 {
  "postId": 22,
  "id": 109,
  "name": "eveniet ut similique accusantium qui dignissimos",
  "email": "Gideon@amina.name",
  "body": "aliquid qui dolorem deserunt aperiam natus corporis eligendi neque\nat et sunt aut qui\nillum repellat qui excepturi laborum facilis aut omnis consequatur\net aut optio ipsa nisi enim"
 },
 {
  "postId": 22,
  "id": 110,
  "name": "sint est odit officiis similique aut corrupti quas autem",
  "email": "Cassidy@maribel.io",
  "body": "cum sequi in eligendi id eaque\ndolores accusamus dolorem eum est voluptatem quisquam tempore\nin voluptas enim voluptatem asperiores voluptatibus\neius quo quos quasi voluptas earum ut necessitatibus"
 },
 {
  "postId": 23,
  "id": 111,
  "name": "possimus facilis deleniti nemo atque voluptate",
  "email": "Stefan.Crist@duane.ca",
  "body": "ullam autem et\naccusantium quod sequi similique soluta explicabo ipsa\neius ratione quisquam sed et excepturi occaecati pariatur\nmolestiae ut reiciendis eum voluptatem sed"
 },
 {
  "postId": 23,
  "id": 112,
  "name": "dolore aut aspernatur est voluptate quia ipsam",
  "email": "Aniyah.Ortiz@monte.me",
  "body": "ut tempora deleniti quo molestiae eveniet provident earum occaecati\nest nesciunt ut pariatur ipsa voluptas voluptatem aperiam\nqui deleniti quibusdam voluptas molestiae facilis id iusto similique\ntempora aut qui"
 },
 {
  "postId": 23,
  "id": 113,
  "name": "sint quo debitis deleniti repellat",
  "email": "Laverna@rico.biz",
  "body": "voluptatem sint quia modi accusantium alias\nrecusandae rerum voluptatem aut sit et ut magnam\nvoluptas rerum odio quo labore voluptatem facere consequuntur\nut sit voluptatum hic distinctio"
 },
 {
  "postId": 23,
  "id": 114,
  "name": "optio et sunt non",
  "email": "Derek@hildegard.net",
  "body": "nihil labore qui\nquis dolor eveniet iste numquam\nporro velit incidunt\nlaboriosam asperiores aliquam facilis in et voluptas eveniet quasi"
 },
 {
  "postId": 23,
  "id": 115,
  "name": "occaecati dolorem eum in veniam quia quo reiciendis",
  "email": "Tyrell@abdullah.ca",
  "body": "laudantium tempore aut\nmaiores laborum fugit qui suscipit hic sint officiis corrupti\nofficiis eum optio cumque fuga sed voluptatibus similique\nsit consequuntur rerum commodi"
 },
 {
  "postId": 24,
  "id": 116,
  "name": "veritatis sit tempora quasi fuga aut dolorum",
  "email": "Reyes@hailey.name",
  "body": "quia voluptas qui assumenda nesciunt harum iusto\nest corrupti aperiam\nut aut unde maxime consequatur eligendi\nveniam modi id sint rem labore saepe minus"
 },
 {
  "postId": 24,
  "id": 117,
  "name": "incidunt quae optio quam corporis iste deleniti accusantium vero",
  "email": "Danika.Dicki@mekhi.biz",
  "body": "doloribus esse necessitatibus qui eos et ut est saepe\nsed rerum tempore est ut\nquisquam et eligendi accusantium\ncommodi non doloribus"
 },
 {
  "postId": 24,
  "id": 118,
  "name": "quisquam laborum reiciendis aut",
  "email": "Alessandra.Nitzsche@stephania.us",
  "body": "repudiandae aliquam maxime cupiditate consequatur id\nquas error repellendus\ntotam officia dolorem beatae natus cum exercitationem\nasperiores dolor ea"
 },
 {
  "postId": 24,
  "id": 119,
  "name": "minus pariatur odit",
  "email": "Matteo@marquis.net",
  "body": "et omnis consequatur ut\nin suscipit et voluptatem\nanimi at ut\ndolores quos aut numquam esse praesentium aut placeat nam"
 },
 {
  "postId": 24,
  "id": 120,
  "name": "harum error sit",
  "email": "Joshua.Spinka@toby.io",
  "body": "iusto sint recusandae placeat atque perferendis sit corporis molestiae\nrem dolor eius id delectus et qui\nsed dolorem reiciendis error ullam corporis delectus\nexplicabo mollitia odit laborum sed itaque deserunt rem dolorem"
 },
 {
  "postId": 25,
  "id": 121,
  "name": "deleniti quo corporis ullam magni praesentium molestiae",
  "email": "Annabelle@cole.com",
  "body": "soluta mollitia impedit cumque nostrum tempore aut placeat repellat\nenim adipisci dolores aut ut ratione laboriosam necessitatibus vel\net blanditiis est iste sapiente qui atque repellendus alias\nearum consequuntur quia quasi quia"
 },
 {
  "postId": 25,
  "id": 122,
  "name": "nihil tempora et reiciendis modi veniam",
  "email": "Kacey@jamal.info",
  "body": "doloribus veritatis a et quis corrupti incidunt est\nharum maiores impedit et beatae qui velit et aut\nporro sed dignissimos deserunt deleniti\net eveniet voluptas ipsa pariatur rem ducimus"
 },
 {
  "postId": 25,
  "id": 123,
  "name": "ad eos explicabo odio velit",
  "email": "Mina@mallie.name",
  "body": "nostrum perspiciatis doloribus\nexplicabo soluta id libero illo iste et\nab expedita error aliquam eum sint ipsum\nmodi possimus et"
 },
 {
  "postId": 25,
  "id": 124,
  "name": "nostrum suscipit aut consequatur magnam sunt fuga nihil",
  "email": "Hudson.Blick@ruben.biz",
  "body": "ut ut eius qui explicabo quis\niste autem nulla beatae tenetur enim\nassumenda explicabo consequatur harum exercitationem\nvelit itaque consectetur et possimus"
 },
 {
  "postId": 25,
  "id": 125,
  "name": "porro et voluptate et reprehenderit",
  "email": "Domenic.Durgan@joaquin.name",
  "body": "aut voluptas dolore autem\nreprehenderit expedita et nihil pariatur ea animi quo ullam\na ea officiis corporis\neius voluptatum cum mollitia dolore quaerat accusamus"
 },
 {
  "postId": 26,
  "id": 126,
  "name": "fuga tenetur id et qui labore delectus",
  "email": "Alexie@alayna.org",
  "body": "est qui ut tempore temporibus pariatur provident qui consequuntur\nlaboriosam porro dignissimos quos debitis id laborum et totam\naut eius sequi dolor maiores amet\nrerum voluptatibus quod ratione quos labore fuga sit"
 },
 {
  "postId": 26,
  "id": 127,
  "name": "consequatur harum magnam",
  "email": "Haven_Barrows@brant.org",
  "body": "omnis consequatur dignissimos iure rerum odio\nculpa laudantium quia voluptas enim est nisi\ndoloremque consequatur autem officiis necessitatibus beatae et\net itaque animi dolor praesentium"
 },
 {
  "postId": 26,
  "id": 128,
  "name": "labore architecto quaerat tempora voluptas consequuntur animi",
  "email": "Marianne@maximo.us",
  "body": "exercitationem eius aut ullam vero\nimpedit similique maiores ea et in culpa possimus omnis\neos labore autem quam repellendus dolores deserunt voluptatem\nnon ullam eos accusamus"
 },
 {
  "postId": 26,
  "id": 129,
  "name": "deleniti facere tempore et perspiciatis voluptas quis voluptatem",
  "email": "Fanny@danial.com",
  "body": "fugit minima voluptatem est aut sed explicabo\nharum dolores at qui eaque\nmagni velit ut et\nnam et ut sunt excepturi repellat non commodi"
 },
 {
  "postId": 26,
  "id": 130,
  "name": "quod est non quia doloribus quam deleniti libero",
  "email": "Trevion_Kuphal@bernice.name",
  "body": "dicta sit culpa molestiae quasi at voluptate eos\ndolorem perferendis accusamus rerum expedita ipsum quis qui\nquos est deserunt\nrerum fuga qui aliquam in consequatur aspernatur"
 },
 {
  "postId": 27,
  "id": 131,
  "name": "voluptas quasi sunt laboriosam",
  "email": "Emmet@guy.biz",
  "body": "rem magnam at voluptatem\naspernatur et et nostrum rerum\ndignissimos eum quibusdam\noptio quod dolores et"
 },
 {
  "postId": 27,
  "id": 132,
  "name": "unde tenetur vero eum iusto",
  "email": "Megane.Fritsch@claude.name",
  "body": "ullam harum consequatur est rerum est\nmagni tenetur aperiam et\nrepudiandae et reprehenderit dolorum enim voluptas impedit\neligendi quis necessitatibus in exercitationem voluptatem qui"
 },
 {
  "postId": 27,
  "id": 133,
  "name": "est adipisci laudantium amet rem asperiores",
  "email": "Amya@durward.ca",
  "body": "sunt quis iure molestias qui ipsa commodi dolore a\nodio qui debitis earum\nunde ut omnis\ndoloremque corrupti at repellendus earum eum"
 },
 {
  "postId": 27,
  "id": 134,
  "name": "reiciendis quo est vitae dignissimos libero ut officiis fugiat",
  "email": "Jasen_Rempel@willis.org",
  "body": "corrupti perspiciatis eligendi\net omnis tempora nobis dolores hic\ndolorum vitae odit\nreiciendis sunt odit qui"
 },
 {
  "postId": 27,
  "id": 135,
  "name": "inventore fugiat dignissimos",
  "email": "Harmony@reggie.com",
  "body": "sapiente nostrum dolorem odit a\nsed animi non architecto doloremque unde\nnam aut aut ut facilis\net ut autem fugit minima culpa inventore non"
 },
 {
  "postId": 28,
  "id": 136,
  "name": "et expedita est odit",
  "email": "Rosanna_Kunze@guy.net",
  "body": "cum natus qui dolorem dolorum nihil ut nam tempore\nmodi nesciunt ipsum hic\nrem sunt possimus earum magnam similique aspernatur sed\ntotam sed voluptatem iusto id iste qui"
 },
 {
  "postId": 28,
  "id": 137,
  "name": "saepe dolore qui tempore nihil perspiciatis omnis omnis magni",
  "email": "Ressie.Boehm@flossie.com",
  "body": "reiciendis maiores id\nvoluptas sapiente deserunt itaque\nut omnis sunt\nnecessitatibus quibusdam dolorem voluptatem harum error"
 },
 {
  "postId": 28,
  "id": 138,
  "name": "ea optio nesciunt officia velit enim facilis commodi",
  "email": "Domenic.Wuckert@jazmyne.us",
  "body": "dolorem suscipit adipisci ad cum totam quia fugiat\nvel quia dolores molestiae eos\nomnis officia quidem quaerat alias vel distinctio\nvero provident et corporis a quia ut"
 },
 {
  "postId": 28,
  "id": 139,
  "name": "ut pariatur voluptate possimus quasi",
  "email": "Rhett.OKon@brian.info",
  "body": "facilis cumque nostrum dignissimos\ndoloremque saepe quia adipisci sunt\ndicta dolorum quo esse\nculpa iste ut asperiores cum aperiam"
 },
 {
  "postId": 28,
  "id": 140,
  "name": "consectetur tempore eum consequuntur",
  "email": "Mathias@richmond.info",
  "body": "velit ipsa fugiat sit qui vel nesciunt sapiente\nrepudiandae perferendis nemo eos quos perspiciatis aperiam\ndoloremque incidunt nostrum temporibus corrupti repudiandae vitae non corporis\ncupiditate suscipit quod sed numquam excepturi enim labore"
 },
 {
  "postId": 29,
  "id": 141,
  "name": "dignissimos perspiciatis voluptate quos rem qui temporibus excepturi",
  "email": "Ottis@lourdes.org",
  "body": "et ullam id eligendi rem sit\noccaecati et delectus in nemo\naut veritatis deserunt aspernatur dolor enim voluptas quos consequatur\nmolestiae temporibus error"
 },
 {
  "postId": 29,
  "id": 142,
  "name": "cum dolore sit quisquam provident nostrum vitae",
  "email": "Estel@newton.ca",
  "body": "cumque voluptas quo eligendi sit\nnemo ut ut dolor et cupiditate aut\net voluptatem quia aut maiores quas accusantium expedita quia\nbeatae aut ad quis soluta id dolorum"
 },
 {
  "postId": 29,
  "id": 143,
  "name": "velit molestiae assumenda perferendis voluptas explicabo",
  "email": "Bertha@erik.co.uk",
  "body": "est quasi maiores nisi reiciendis enim\ndolores minus facilis laudantium dignissimos\nreiciendis et facere occaecati dolores et\npossimus et vel et aut ipsa ad"
 },
 {
  "postId": 29,
  "id": 144,
  "name": "earum ipsum ea quas qui molestiae omnis unde",
  "email": "Joesph@matteo.info",
  "body": "voluptatem unde consequatur natus nostrum vel ut\nconsequatur sequi doloremque omnis dolorem maxime\neaque sunt excepturi\nfuga qui illum et accusamus"
 },
 {
  "postId": 29,
  "id": 145,
  "name": "magni iusto sit",
  "email": "Alva@cassandre.net",
  "body": "assumenda nihil et\nsed nulla tempora porro iste possimus aut sit officia\ncumque totam quis tenetur qui sequi\ndelectus aut sunt"
 },
 {
  "postId": 30,
  "id": 146,
  "name": "est qui debitis",
  "email": "Vivienne@willis.org",
  "body": "possimus necessitatibus quis\net dicta omnis voluptatem ea est\nsuscipit eum soluta in quia corrupti hic iusto\nconsequatur est aut qui earum nisi officiis sed culpa"
 },
 {
  "postId": 30,
  "id": 147,
  "name": "reiciendis et consectetur officiis beatae corrupti aperiam",
  "email": "Angelita@aliza.me",
  "body": "nihil aspernatur consequatur voluptatem facere sed fugiat ullam\nbeatae accusamus et fuga maxime vero\nomnis necessitatibus quisquam ipsum consectetur incidunt repellat voluptas\nerror quo et ab magnam quisquam"
 },
 {
  "postId": 30,
  "id": 148,
  "name": "iusto reprehenderit voluptatem modi",
  "email": "Timmothy_Okuneva@alyce.tv",
  "body": "nemo corporis quidem eius aut dolores\nitaque rerum quo occaecati mollitia incidunt\nautem est saepe nulla nobis a id\ndolore facilis placeat molestias in fugiat aliquam excepturi"
 },
 {
  "postId": 30,
  "id": 149,
  "name": "optio dolorem et reiciendis et recusandae quidem",
  "email": "Moriah_Welch@richmond.org",
  "body": "veniam est distinctio\nnihil quia eos sed\ndistinctio hic ut sint ducimus debitis dolorem voluptatum assumenda\neveniet ea perspiciatis"
 },
 {
  "postId": 30,
  "id": 150,
  "name": "id saepe numquam est facilis sint enim voluptas voluptatem",
  "email": "Ramiro_Kuhn@harmon.biz",
  "body": "est non atque eligendi aspernatur quidem earum mollitia\nminima neque nam exercitationem provident eum\nmaxime quo et ut illum sequi aut fuga repudiandae\nsapiente sed ea distinctio molestias illum consequatur libero quidem"
 },
 {
  "postId": 31,
  "id": 151,
  "name": "ut quas facilis laborum voluptatum consequatur odio voluptate et",
  "email": "Cary@taurean.biz",
  "body": "quos eos sint voluptatibus similique iusto perferendis omnis voluptas\nearum nulla cumque\ndolorem consequatur officiis quis consequatur aspernatur nihil ullam et\nenim enim unde nihil labore non ducimus"
 },
 {
  "postId": 31,
  "id": 152,
  "name": "quod doloremque omnis",
  "email": "Tillman_Koelpin@luisa.com",
  "body": "itaque veritatis explicabo\nquis voluptatem mollitia soluta id non\ndoloribus nobis fuga provident\nnesciunt saepe molestiae praesentium laboriosam"
 },
 {
  "postId": 31,
  "id": 153,
  "name": "dolorum et dolorem optio in provident",
  "email": "Aleen@tania.biz",
  "body": "et cumque error pariatur\nquo doloribus corrupti voluptates ad voluptatem consequatur voluptas dolores\npariatur at quas iste repellat et sed quasi\nea maiores rerum aut earum"
 },
 {
  "postId": 31,
  "id": 154,
  "name": "odit illo optio ea modi in",
  "email": "Durward@cindy.com",
  "body": "quod magni consectetur\nquod doloremque velit autem ipsam nisi praesentium ut\nlaboriosam quod deleniti\npariatur aliquam sint excepturi a consectetur quas eos"
 },
 {
  "postId": 31,
  "id": 155,
  "name": "adipisci laboriosam repudiandae omnis veritatis in facere similique rem",
  "email": "Lester@chauncey.ca",
  "body": "animi asperiores modi et tenetur vel magni\nid iusto aliquid ad\nnihil dolorem dolorum aut veritatis voluptates\nomnis cupiditate incidunt"
 },
 {
  "postId": 32,
  "id": 156,
  "name": "pariatur omnis in",
  "email": "Telly_Lynch@karl.co.uk",
  "body": "dolorum voluptas laboriosam quisquam ab\ntotam beatae et aut aliquid optio assumenda\nvoluptas velit itaque quidem voluptatem tempore cupiditate\nin itaque sit molestiae minus dolores magni"
 },
 {
  "postId": 32,
  "id": 157,
  "name": "aut nobis et consequatur",
  "email": "Makenzie@libbie.io",
  "body": "voluptas quia quo ad\nipsum voluptatum provident ut ipsam velit dignissimos aut assumenda\nut officia laudantium\nquibusdam sed minima"
 },
 {
  "postId": 32,
  "id": 158,
  "name": "explicabo est molestiae aut",
  "email": "Amiya@perry.us",
  "body": "et qui ad vero quis\nquisquam omnis fuga et vel nihil minima eligendi nostrum\nsed deserunt rem voluptates autem\nquia blanditiis cum sed"
 },
 {
  "postId": 32,
  "id": 159,
  "name": "voluptas blanditiis deserunt quia quis",
  "email": "Meghan@akeem.tv",
  "body": "deserunt deleniti officiis architecto consequatur molestiae facere dolor\nvoluptatem velit eos fuga dolores\nsit quia est a deleniti hic dolor quisquam repudiandae\nvoluptas numquam voluptatem impedit"
 },
 {
  "postId": 32,
  "id": 160,
  "name": "sint fugit esse",
  "email": "Mitchel.Williamson@fletcher.io",
  "body": "non reprehenderit aut sed quos est ad voluptatum\nest ut est dignissimos ut dolores consequuntur\ndebitis aspernatur consequatur est\nporro nulla laboriosam repellendus et nesciunt est libero placeat"
 },
 {
  "postId": 33,
  "id": 161,
  "name": "nesciunt quidem veritatis alias odit nisi voluptatem non est",
  "email": "Ashlee_Jast@emie.biz",
  "body": "sunt totam blanditiis\neum quos fugit et ab rerum nemo\nut iusto architecto\nut et eligendi iure placeat omnis"
 },
 {
  "postId": 33,
  "id": 162,
  "name": "animi vitae qui aut corrupti neque culpa modi",
  "email": "Antwan@lori.ca",
  "body": "nulla impedit porro in sed\nvoluptatem qui voluptas et enim beatae\nnobis et sit ipsam aut\nvoluptatem voluptatibus blanditiis officia quod eos omnis earum dolorem"
 },
 {
  "postId": 33,
  "id": 163,
  "name": "omnis ducimus ab temporibus nobis porro natus deleniti",
  "email": "Estelle@valentina.info",
  "body": "molestiae dolorem quae rem neque sapiente voluptatum nesciunt cum\nid rerum at blanditiis est accusantium est\neos illo porro ad\nquod repellendus ad et labore fugit dolorum"
 },
 {
  "postId": 33,
  "id": 164,
  "name": "eius corrupti ea",
  "email": "Haylie@gino.name",
  "body": "beatae aut ut autem sit officia rerum nostrum\nprovident ratione sed dicta omnis alias commodi rerum expedita\nnon nobis sapiente consectetur odit unde quia\nvoluptas in nihil consequatur doloremque ullam dolorem cum"
 },
 {
  "postId": 33,
  "id": 165,
  "name": "quia commodi molestiae assumenda provident sit incidunt laudantium",
  "email": "Blake_Spinka@robyn.info",
  "body": "sed praesentium ducimus minima autem corporis debitis\naperiam eum sit pariatur\nimpedit placeat illo odio\nodit accusantium expedita quo rerum magnam"
 },
 {
  "postId": 34,
  "id": 166,
  "name": "sint alias molestiae qui dolor vel",
  "email": "Aimee.Bins@braeden.ca",
  "body": "nam quas eaque unde\ndolor blanditiis cumque eaque omnis qui\nrerum modi sint quae numquam exercitationem\natque aut praesentium ipsa sit neque qui sint aut"
 },
 {
  "postId": 34,
  "id": 167,
  "name": "ea nam iste est repudiandae",
  "email": "Eloy@vladimir.com",
  "body": "molestiae voluptatem qui\nid facere nostrum quasi asperiores rerum\nquisquam est repellendus\ndeleniti eos aut sed nemo non"
 },
 {
  "postId": 34,
  "id": 168,
  "name": "quis harum voluptatem et culpa",
  "email": "Gabrielle@jada.co.uk",
  "body": "cupiditate optio in quidem adipisci sit dolor id\net tenetur quo sit odit\naperiam illum optio magnam qui\nmolestiae eligendi harum optio dolores dolor quaerat nostrum"
 },
 {
  "postId": 34,
  "id": 169,
  "name": "dolor dolore similique tempore ducimus",
  "email": "Lee@dawn.net",
  "body": "unde non aliquid magni accusantium architecto et\nrerum autem eos explicabo et\nodio facilis sed\nrerum ex esse beatae quia"
 },
 {
  "postId": 34,
  "id": 170,
  "name": "cupiditate labore omnis consequatur",
  "email": "Gideon.Hyatt@jalen.tv",
  "body": "amet id deserunt ipsam\ncupiditate distinctio nulla voluptatem\ncum possimus voluptate\nipsum quidem laudantium quos nihil"
 },
 {
  "postId": 35,
  "id": 171,
  "name": "voluptatibus qui est et",
  "email": "Gerda.Reynolds@ceasar.co.uk",
  "body": "sed non beatae placeat qui libero nam eaque qui\nquia ut ad doloremque\nsequi unde quidem adipisci debitis autem velit\narchitecto aperiam eos nihil enim dolores veritatis omnis ex"
 },
 {
  "postId": 35,
  "id": 172,
  "name": "corporis ullam quo",
  "email": "Ivah@brianne.net",
  "body": "nemo ullam omnis sit\nlabore perferendis et eveniet nostrum\ndignissimos expedita iusto\noccaecati quia sit quibusdam"
 },
 {
  "postId": 35,
  "id": 173,
  "name": "nulla accusamus saepe debitis cum",
  "email": "Ethyl_Bogan@candace.co.uk",
  "body": "asperiores hic fugiat aut et temporibus mollitia quo quam\ncumque numquam labore qui illum vel provident quod\npariatur natus incidunt\nsunt error voluptatibus vel voluptas maiores est vero possimus"
 },
 {
  "postId": 35,
  "id": 174,
  "name": "iure praesentium ipsam",
  "email": "Janelle_Guann@americo.info",
  "body": "sit dolores consequatur qui voluptas sunt\nearum at natus alias excepturi dolores\nmaiores pariatur at reiciendis\ndolor esse optio"
 },
 {
  "postId": 35,
  "id": 175,
  "name": "autem totam velit officiis voluptates et ullam rem",
  "email": "Alfonzo.Barton@kelley.co.uk",
  "body": "culpa non ea\nperspiciatis exercitationem sed natus sit\nenim voluptatum ratione omnis consequuntur provident commodi omnis\nquae odio sit at tempora"
 },
 {
  "postId": 36,
  "id": 176,
  "name": "ipsam deleniti incidunt repudiandae voluptatem maxime provident non dolores",
  "email": "Esther@ford.me",
  "body": "quam culpa fugiat\nrerum impedit ratione vel ipsam rem\ncommodi qui rem eum\nitaque officiis omnis ad"
 },
 {
  "postId": 36,
  "id": 177,
  "name": "ab cupiditate blanditiis ea sunt",
  "email": "Naomie_Cronin@rick.co.uk",
  "body": "ut facilis sapiente\nquia repellat autem et aut delectus sint\nautem nulla debitis\nomnis consequuntur neque"
 },
 {
  "postId": 36,
  "id": 178,
  "name": "rerum ex quam enim sunt",
  "email": "Darryl@reginald.us",
  "body": "sit maxime fugit\nsequi culpa optio consequatur voluptatem dolor expedita\nenim iure eum reprehenderit doloremque aspernatur modi\nvoluptatem culpa nostrum quod atque rerum sint laboriosam et"
 },
 {
  "postId": 36,
  "id": 179,
  "name": "et iure ex rerum qui",
  "email": "Thea@aurelio.org",
  "body": "non saepe ipsa velit sunt\ntotam ipsum optio voluptatem\nnesciunt qui iste eum\net deleniti ullam"
 },
 {
  "postId": 36,
  "id": 180,
  "name": "autem tempora a iusto eum aut voluptatum",
  "email": "Carolyn@eloisa.biz",
  "body": "recusandae temporibus nihil non alias consequatur\nlibero voluptatem sed soluta accusamus\na qui reiciendis officiis ad\nquia laborum libero et rerum voluptas sed ut et"
 },
 {
  "postId": 37,
  "id": 181,
  "name": "similique ut et non laboriosam in eligendi et",
  "email": "Milan.Schoen@cortney.io",
  "body": "dolor iure corrupti\net eligendi nesciunt voluptatum autem\nconsequatur in sapiente\ndolor voluptas dolores natus iusto qui et in perferendis"
 },
 {
  "postId": 37,
  "id": 182,
  "name": "soluta corporis excepturi consequatur perspiciatis quia voluptatem",
  "email": "Sabrina@raymond.biz",
  "body": "voluptatum voluptatem nisi consequatur et\nomnis nobis odio neque ab enim veniam\nsit qui aperiam odit voluptatem facere\nnesciunt esse nemo"
 },
 {
  "postId": 37,
  "id": 183,
  "name": "praesentium quod quidem optio omnis qui",
  "email": "Hildegard@alford.ca",
  "body": "tempora soluta voluptas deserunt\nnon fugiat similique\nest natus enim eum error magni soluta\ndolores sit doloremque"
 },
 {
  "postId": 37,
  "id": 184,
  "name": "veritatis velit quasi quo et voluptates dolore",
  "email": "Lowell.Pagac@omari.biz",
  "body": "odio saepe ad error minima itaque\nomnis fuga corrupti qui eaque cupiditate eum\nvitae laborum rerum ut reprehenderit architecto sit debitis magnam\nqui corrupti cum quidem commodi facere corporis"
 },
 {
  "postId": 37,
  "id": 185,
  "name": "natus assumenda ut",
  "email": "Vivianne@ima.us",
  "body": "deleniti non et corrupti delectus ea cupiditate\nat nihil fuga rerum\ntemporibus doloribus unde sed alias\nducimus perspiciatis quia debitis fuga"
 },
 {
  "postId": 38,
  "id": 186,
  "name": "voluptas distinctio qui similique quasi voluptatem non sit",
  "email": "Yasmin.Prohaska@hanna.co.uk",
  "body": "asperiores eaque error sunt ut natus et omnis\nexpedita error iste vitae\nsit alias voluptas voluptatibus quia iusto quia ea\nenim facere est quam ex"
 },
 {
  "postId": 38,
  "id": 187,
  "name": "maiores iste dolor itaque nemo voluptas",
  "email": "Ursula.Kirlin@eino.org",
  "body": "et enim necessitatibus velit autem magni voluptas\nat maxime error sunt nobis sit\ndolor beatae harum rerum\ntenetur facere pariatur et perferendis voluptas maiores nihil eaque"
 },
 {
  "postId": 38,
  "id": 188,
  "name": "quisquam quod quia nihil animi minima facere odit est",
  "email": "Nichole_Bartoletti@mozell.me",
  "body": "quam magni adipisci totam\nut reprehenderit ut tempore non asperiores repellendus architecto aperiam\ndignissimos est aut reiciendis consectetur voluptate nihil culpa at\nmolestiae labore qui ea"
 },
 {
  "postId": 38,
  "id": 189,
  "name": "ut iusto asperiores delectus",
  "email": "Lottie_Wyman@jasen.biz",
  "body": "nostrum excepturi debitis cum\narchitecto iusto laudantium odit aut dolor voluptatem consectetur nulla\nmollitia beatae autem quasi nemo repellendus ut ea et\naut architecto odio cum quod optio"
 },
 {
  "postId": 38,
  "id": 190,
  "name": "dignissimos voluptatibus libero",
  "email": "Dominique_Hermann@paige.ca",
  "body": "laudantium vero similique eum\niure iste culpa praesentium\nmolestias doloremque alias et at doloribus\naperiam natus est illo quo ratione porro excepturi"
 },
 {
  "postId": 39,
  "id": 191,
  "name": "est perferendis eos dolores maxime rerum qui",
  "email": "Eugene@mohammed.net",
  "body": "sit vero aut voluptatem soluta corrupti dolor cum\nnulla ipsa accusamus aut suscipit ut dicta ut nemo\nut et ut sit voluptas modi\nillum suscipit ea debitis aut ullam harum"
 },
 {
  "postId": 39,
  "id": 192,
  "name": "sunt veritatis quisquam est et porro nesciunt excepturi a",
  "email": "Janick@marty.me",
  "body": "dolore velit autem perferendis hic\ntenetur quo rerum\nimpedit error sit eaque ut\nad in expedita et nesciunt sit aspernatur repudiandae"
 },
 {
  "postId": 39,
  "id": 193,
  "name": "quia velit nostrum eligendi voluptates",
  "email": "Alena@deron.name",
  "body": "laudantium consequatur sed adipisci a\nodit quia necessitatibus qui\nnumquam expedita est accusantium nostrum\noccaecati perspiciatis molestiae nostrum atque"
 },
 {
  "postId": 39,
  "id": 194,
  "name": "non ut sunt ut eius autem ipsa eos sapiente",
  "email": "Alphonso_Rosenbaum@valentin.co.uk",
  "body": "aut distinctio iusto autem sit libero deleniti\nest soluta non perferendis illo\neveniet corrupti est sint quae\nsed sunt voluptatem"
 },
 {
  "postId": 39,
  "id": 195,
  "name": "tempore vel accusantium qui quidem esse ut aut",
  "email": "Frank@rosalind.name",
  "body": "culpa voluptas quidem eos quis excepturi\nquasi corporis provident enim\nprovident velit ex occaecati deleniti\nid aspernatur fugiat eligendi"
 },
 {
  "postId": 40,
  "id": 196,
  "name": "totam vel saepe aut qui velit quis",
  "email": "Jenifer_Lowe@reuben.ca",
  "body": "eum laborum quidem omnis facere harum ducimus dolores quaerat\ncorporis quidem aliquid\nquod aut aut at dolorum aspernatur reiciendis\nexercitationem quasi consectetur asperiores vero blanditiis dolor"
 },
 {
  "postId": 40,
  "id": 197,
  "name": "non perspiciatis omnis facere rem",
  "email": "Cecelia_Nitzsche@marty.com",
  "body": "fugit ut laborum provident\nquos provident voluptatibus quam non\nsed accusantium explicabo dolore quia distinctio voluptatibus et\nconsequatur eos qui iure minus eaque praesentium"
 },
 {
  "postId": 40,
  "id": 198,
  "name": "quod vel enim sit quia ipsa quo dolores",
  "email": "Christop_Friesen@jordan.me",
  "body": "est veritatis mollitia atque quas et sint et dolor\net ut beatae aut\nmagni corporis dolores voluptatibus optio molestiae enim minus est\nreiciendis facere voluptate rem officia doloribus ut"
 },
 {
  "postId": 40,
  "id": 199,
  "name": "pariatur aspernatur nam atque quis",
  "email": "Cooper_Boehm@damian.biz",
  "body": "veniam eos ab voluptatem in fugiat ipsam quis\nofficiis non qui\nquia ut id voluptates et a molestiae commodi quam\ndolorem enim soluta impedit autem nulla"
 },
 {
  "postId": 40,
  "id": 200,
  "name": "aperiam et omnis totam",
  "email": "Amir@kaitlyn.org",
  "body": "facere maxime alias aspernatur ab quibusdam necessitatibus\nratione similique error enim\nsed minus et\net provident minima voluptatibus"
 },
 {
  "postId": 41,
  "id": 201,
  "name": "et adipisci aliquam a aperiam ut soluta",
  "email": "Cleve@royal.us",
  "body": "est officiis placeat\nid et iusto ut fugit numquam\neos aut voluptas ad quia tempore qui quibusdam doloremque\nrecusandae tempora qui"
 },
 {
  "postId": 41,
  "id": 202,
  "name": "blanditiis vel fuga odio qui",
  "email": "Donnell@polly.net",
  "body": "sequi expedita quibusdam enim ipsam\nbeatae ad eum placeat\nperspiciatis quis in nulla porro voluptas quia\nesse et quibusdam"
 },
 {
  "postId": 41,
  "id": 203,
  "name": "ab enim adipisci laudantium impedit qui sed",
  "email": "Bonita@karl.biz",
  "body": "eum voluptates id autem sequi qui omnis commodi\nveniam et laudantium aut\net molestias esse asperiores et quaerat\npariatur non officia voluptatibus"
 },
 {
  "postId": 41,
  "id": 204,
  "name": "autem voluptates voluptas nihil",
  "email": "Shea@angelina.biz",
  "body": "voluptatibus pariatur illo\nautem quia aut ullam laudantium quod laborum officia\ndicta sit consequatur quis delectus vel\nomnis laboriosam laborum vero ipsa voluptas"
 },
 {
  "postId": 41,
  "id": 205,
  "name": "et reiciendis ullam quae",
  "email": "Omari@veronica.us",
  "body": "voluptatem accusamus delectus natus quasi aliquid\nporro ab id ea aut consequatur dignissimos quod et\naspernatur sapiente cum corrupti\npariatur veritatis unde"
 },
 {
  "postId": 42,
  "id": 206,
  "name": "deserunt eveniet quam vitae velit",
  "email": "Sophie@antoinette.ca",
  "body": "nam iusto minus expedita numquam\net id quis\nvoluptatibus minima porro facilis dolores beatae aut sit\naut quia suscipit"
 },
 {
  "postId": 42,
  "id": 207,
  "name": "asperiores sed voluptate est",
  "email": "Jessika@crystel.ca",
  "body": "nulla quos harum commodi\naperiam qui et dignissimos\nreiciendis ut quia est corrupti itaque\nlaboriosam debitis suscipit"
 },
 {
  "postId": 42,
  "id": 208,
  "name": "excepturi aut libero incidunt doloremque at",
  "email": "Cesar_Volkman@letitia.biz",
  "body": "enim aut doloremque mollitia provident molestiae omnis esse excepturi\nofficiis tempora sequi molestiae veniam voluptatem\nrecusandae omnis temporibus et deleniti laborum sed ipsa\nmolestiae eum aut"
 },
 {
  "postId": 42,
  "id": 209,
  "name": "repudiandae consectetur dolore",
  "email": "Maureen_Mueller@lance.us",
  "body": "officiis qui eos voluptas laborum error\nsunt repellat quis nisi unde velit\ndelectus eum molestias tempora quia ut aut\nconsequatur cupiditate quis sint in eum voluptates"
 },
 {
  "postId": 42,
  "id": 210,
  "name": "quibusdam provident accusamus id aut totam eligendi",
  "email": "Eriberto@geovany.ca",
  "body": "praesentium odit quos et tempora eum voluptatem non\nnon aut eaque consectetur reprehenderit in qui eos nam\nnemo ea eos\nea nesciunt consequatur et"
 },
 {
  "postId": 43,
  "id": 211,
  "name": "rerum voluptate dolor",
  "email": "Faustino.Keeling@morris.co.uk",
  "body": "odio temporibus est ut a\naut commodi minima tempora eum\net fuga omnis alias deleniti facere totam unde\nimpedit voluptas et possimus consequatur necessitatibus qui velit"
 },
 {
  "postId": 43,
  "id": 212,
  "name": "et maiores sed temporibus cumque voluptatem sunt necessitatibus in",
  "email": "Viola@aric.co.uk",
  "body": "aut vero sint ut et voluptate\nsunt quod velit impedit quia\ncupiditate dicta magni ut\neos blanditiis assumenda pariatur nemo est tempore velit"
 },
 {
  "postId": 43,
  "id": 213,
  "name": "ratione architecto in est voluptatem quibusdam et",
  "email": "Felton_Huel@terrell.biz",
  "body": "at non dolore molestiae\nautem rerum id\ncum facilis sit necessitatibus accusamus quia officiis\nsint ea sit natus rerum est nemo perspiciatis ea"
 },
 {
  "postId": 43,
  "id": 214,
  "name": "dicta deserunt tempore",
  "email": "Ferne_Bogan@angus.info",
  "body": "nam nesciunt earum sequi dolorum\net fuga sint quae architecto\nin et et ipsam veniam ad voluptas rerum animi\nillum temporibus enim rerum est"
 },
 {
  "postId": 43,
  "id": 215,
  "name": "sint culpa cupiditate ut sit quas qui voluptas qui",
  "email": "Amy@reymundo.org",
  "body": "esse ab est deleniti dicta non\ninventore veritatis cupiditate\neligendi sequi excepturi assumenda a harum sint aut eaque\nrerum molestias id excepturi quidem aut"
 },
 {
  "postId": 44,
  "id": 216,
  "name": "voluptatem esse sint alias",
  "email": "Jaylan.Mayert@norbert.biz",
  "body": "minima quaerat voluptatibus iusto earum\nquia nihil et\nminus deleniti aspernatur voluptatibus tempore sit molestias\narchitecto velit id debitis"
 },
 {
  "postId": 44,
  "id": 217,
  "name": "eos velit velit esse autem minima voluptas",
  "email": "Cristina.DAmore@destini.biz",
  "body": "aperiam rerum aut provident cupiditate laboriosam\nenim placeat aut explicabo\nvoluptatum similique rerum eaque eligendi\nnobis occaecati perspiciatis sint ullam"
 },
 {
  "postId": 44,
  "id": 218,
  "name": "voluptatem qui deserunt dolorum in voluptates similique et qui",
  "email": "Ettie_Bashirian@lambert.biz",
  "body": "rem qui est\nfacilis qui voluptatem quis est veniam quam aspernatur dicta\ndolore id sapiente saepe consequatur\nenim qui impedit culpa ex qui voluptas dolor"
 },
 {
  "postId": 44,
  "id": 219,
  "name": "qui unde recusandae omnis ut explicabo neque magni veniam",
  "email": "Lizeth@kellen.org",
  "body": "est et dolores voluptas aut molestiae nam eos saepe\nexpedita eum ea tempore sit iure eveniet\niusto enim quos quo\nrepellendus laudantium eum fugiat aut et"
 },
 {
  "postId": 44,
  "id": 220,
  "name": "vel autem quia in modi velit",
  "email": "Vladimir_Schumm@sharon.tv",
  "body": "illum ea eum quia\ndoloremque modi ducimus voluptatum eaque aperiam accusamus eos quia\nsed rerum aperiam sunt quo\nea veritatis natus eos deserunt voluptas ea voluptate"
 },
 {
  "postId": 45,
  "id": 221,
  "name": "reprehenderit rem voluptatem voluptate recusandae dolore distinctio",
  "email": "Madonna@will.com",
  "body": "rerum possimus asperiores non dolores maiores tenetur ab\nsuscipit laudantium possimus ab iure\ndistinctio assumenda iste adipisci optio est sed eligendi\ntemporibus perferendis tempore soluta"
 },
 {
  "postId": 45,
  "id": 222,
  "name": "rerum aliquam ducimus repudiandae perferendis",
  "email": "Cicero_Goldner@elenor.tv",
  "body": "cum officiis impedit neque a sed dolorum accusamus eaque\nrepellat natus aut commodi sint fugit consequatur corporis\nvoluptatum dolorum sequi perspiciatis ut facilis\ndelectus pariatur consequatur at aut temporibus facere vitae"
 },
 {
  "postId": 45,
  "id": 223,
  "name": "accusantium aliquid consequuntur minus quae quis et autem",
  "email": "Zella@jan.net",
  "body": "maiores perspiciatis quo alias doloremque\nillum iusto possimus impedit\nvelit voluptatem assumenda possimus\nut nesciunt eum et deleniti molestias harum excepturi"
 },
 {
  "postId": 45,
  "id": 224,
  "name": "eum dolorum ratione vitae expedita",
  "email": "Robin_Jacobi@verdie.net",
  "body": "perferendis quae est velit ipsa autem adipisci ex rerum\nvoluptatem occaecati velit perferendis aut tenetur\ndeleniti eaque quasi suscipit\ndolorum nobis vel et aut est eos"
 },
 {
  "postId": 45,
  "id": 225,
  "name": "occaecati et corrupti expedita",
  "email": "Lawson@demarco.co.uk",
  "body": "doloribus illum tempora aliquam qui perspiciatis dolorem ratione velit\nfacere nobis et fugiat modi\nfugiat dolore at\nducimus voluptate porro qui architecto optio unde deleniti"
 },
 {
  "postId": 46,
  "id": 226,
  "name": "assumenda officia quam ex natus minima sint quia",
  "email": "Benton@jayde.tv",
  "body": "provident sed similique\nexplicabo fugiat quasi saepe voluptatem corrupti recusandae\nvoluptas repudiandae illum tenetur mollitia\nsint in enim earum est"
 },
 {
  "postId": 46,
  "id": 227,
  "name": "omnis error aut doloremque ipsum ducimus",
  "email": "Melody@london.name",
  "body": "est quo quod tempora fuga debitis\neum nihil nemo nisi consequatur sequi nesciunt dolorum et\ncumque maxime qui consequatur mollitia dicta iusto aut\nvero recusandae ut dolorem provident voluptatibus suscipit sint"
 },
 {
  "postId": 46,
  "id": 228,
  "name": "eaque expedita temporibus iure velit eligendi labore dignissimos molestiae",
  "email": "Wyman.Swaniawski@marjorie.name",
  "body": "quibusdam dolores eveniet qui minima\nmagni perspiciatis pariatur\nullam dolor sit ex molestiae in nulla unde rerum\nquibusdam deleniti nisi"
 },
 {
  "postId": 46,
  "id": 229,
  "name": "maxime veniam at",
  "email": "Deborah@fletcher.co.uk",
  "body": "unde aliquam ipsam eaque quia laboriosam exercitationem totam illo\nnon et dolore ipsa\nlaborum et sapiente fugit voluptatem\net debitis quia optio et minima et nostrum"
 },
 {
  "postId": 46,
  "id": 230,
  "name": "illo dolor corrupti quia pariatur in",
  "email": "Dario@barton.info",
  "body": "neque ullam eos amet\nratione architecto doloribus qui est nisi\noccaecati unde expedita perspiciatis animi tenetur minus eveniet aspernatur\neius nihil adipisci aut"
 },
 {
  "postId": 47,
  "id": 231,
  "name": "omnis minima dicta aliquam excepturi",
  "email": "Kelton_McKenzie@danial.us",
  "body": "veritatis laudantium laboriosam ut maxime sed voluptate\nconsequatur itaque occaecati voluptatum est\nut itaque aperiam eligendi at vel minus\ndicta tempora nihil pariatur libero est"
 },
 {
  "postId": 47,
  "id": 232,
  "name": "voluptatem excepturi sit et sed qui ipsum quam consequatur",
  "email": "Itzel@fritz.io",
  "body": "ullam modi consequatur officia dolor non explicabo et\neum minus dicta dolores blanditiis dolore\nnobis assumenda harum velit ullam et cupiditate\net commodi dolor harum et sed cum reprehenderit omnis"
 },
 {
  "postId": 47,
  "id": 233,
  "name": "qui dolores maxime autem enim repellendus culpa nostrum consequuntur",
  "email": "Jacquelyn_Kutch@kaya.co.uk",
  "body": "aperiam quo quis\nnobis error et culpa veritatis\nquae sapiente nobis architecto doloribus quia laboriosam\nest consequatur et recusandae est eius"
 },
 {
  "postId": 47,
  "id": 234,
  "name": "natus et necessitatibus animi",
  "email": "Cheyanne.Schowalter@alycia.biz",
  "body": "itaque voluptatem voluptas velit non est rerum incidunt\nvitae aut labore accusantium in atque\nrepudiandae quos necessitatibus\nautem ea excepturi"
 },
 {
  "postId": 47,
  "id": 235,
  "name": "odio sed accusantium iure repudiandae officiis ut autem illo",
  "email": "Macey@abbie.org",
  "body": "ea iusto laboriosam sit\nvoluptatibus magni ratione eum\net minus perferendis\neius rerum suscipit velit culpa ipsa ipsam aperiam est"
 },
 {
  "postId": 48,
  "id": 236,
  "name": "cupiditate rerum voluptate quo facere repudiandae",
  "email": "Freeda.Kirlin@eddie.ca",
  "body": "itaque error cupiditate asperiores ut aspernatur veniam qui\ndoloribus sit aliquid pariatur dicta deleniti qui alias dignissimos\nrecusandae eaque repellendus est et dolorem aut non\nexplicabo voluptas est beatae vel temporibus"
 },
 {
  "postId": 48,
  "id": 237,
  "name": "recusandae deserunt possimus voluptatibus ipsam iste consequatur consequatur",
  "email": "Jennifer.Rowe@zoe.org",
  "body": "aut culpa quis modi\nlibero hic dolore provident officiis placeat minima vero\net iste dolores aut voluptatem saepe unde\nvero temporibus sunt corrupti voluptate"
 },
 {
  "postId": 48,
  "id": 238,
  "name": "voluptatem nam ducimus non molestiae",
  "email": "Providenci.Heller@lenna.info",
  "body": "et nostrum cupiditate nobis facere et est illo\nconsequatur harum voluptatem totam\nmolestiae voluptas consequatur quibusdam aut\nmodi impedit necessitatibus et nisi nesciunt adipisci"
 },
 {
  "postId": 48,
  "id": 239,
  "name": "voluptatum debitis qui aut voluptas eos quibusdam et",
  "email": "Emerald_Murazik@darrell.biz",
  "body": "esse rem ut neque magni voluptatem id qui\naut ut vel autem non qui quam sit\nimpedit quis sit illum laborum\naut at vel eos nihil quo"
 },
 {
  "postId": 48,
  "id": 240,
  "name": "est dolorem est placeat provident non nihil",
  "email": "Joseph@corrine.com",
  "body": "necessitatibus nulla perferendis ad inventore earum delectus\nvitae illo sed perferendis\nofficiis quo eligendi voluptatem animi totam perspiciatis\nrepellat quam eum placeat est tempore facere"
 },
 {
  "postId": 49,
  "id": 241,
  "name": "reprehenderit inventore soluta ut aliquam",
  "email": "Lemuel@willow.name",
  "body": "quisquam asperiores voluptas\nmodi tempore officia quod hic dolor omnis asperiores\narchitecto aut vel odio quisquam sunt\ndeserunt soluta illum"
 },
 {
  "postId": 49,
  "id": 242,
  "name": "quis sit aut vero quo accusamus",
  "email": "Sven@gudrun.info",
  "body": "dolores minus sequi laudantium excepturi deserunt rerum voluptatem\npariatur harum natus sed dolore quis\nconsectetur quod inventore laboriosam et in dolor beatae rerum\nquia rerum qui recusandae quo officiis fugit"
 },
 {
  "postId": 49,
  "id": 243,
  "name": "quaerat natus illum",
  "email": "Jennifer@shania.ca",
  "body": "rem ut cumque tempore sed\naperiam unde tenetur ab maiores officiis alias\naut nemo veniam dolor est eum sunt a\nesse ratione deserunt et"
 },
 {
  "postId": 49,
  "id": 244,
  "name": "labore temporibus ipsa at blanditiis autem",
  "email": "Eldora@madge.com",
  "body": "est et itaque qui laboriosam dolor ut debitis\ncumque et et dolor\neaque enim et architecto\net quia reiciendis quis"
 },
 {
  "postId": 49,
  "id": 245,
  "name": "et rerum fuga blanditiis provident eligendi iste eos",
  "email": "Litzy@kaylie.io",
  "body": "vel nam nemo sed vitae\nrepellat necessitatibus dolores deserunt dolorum\nminima quae velit et nemo\nsit expedita nihil consequatur autem quia maiores"
 },
 {
  "postId": 50,
  "id": 246,
  "name": "magnam earum qui eaque sunt excepturi",
  "email": "Jaycee.Turner@euna.name",
  "body": "quia est sed eos animi optio dolorum\nconsequatur reiciendis exercitationem ipsum nihil omnis\nbeatae sed corporis enim quisquam\net blanditiis qui nihil"
 },
 {
  "postId": 50,
  "id": 247,
  "name": "vel aut blanditiis magni accusamus dolor soluta",
  "email": "Wilbert@cheyenne.ca",
  "body": "explicabo nam nihil atque sint aut\nqui qui rerum excepturi soluta quis et\net mollitia et voluptate minima nihil\nsed quaerat dolor earum tempore et non est voluptatem"
 },
 {
  "postId": 50,
  "id": 248,
  "name": "voluptatum sint dicta voluptas aut ut",
  "email": "Rebecca_Hessel@edna.net",
  "body": "assumenda aut quis repellendus\nnihil impedit cupiditate nemo\nsit sequi laudantium aut voluptas nam dolore magnam\nminima aspernatur vero sapiente"
 },
 {
  "postId": 50,
  "id": 249,
  "name": "quibusdam dignissimos aperiam sint commodi",
  "email": "Christiana@lawrence.info",
  "body": "non repudiandae dicta et commodi\nsint dolores facere eos nesciunt autem quia\nplaceat quaerat non culpa quasi dolores voluptas\ndolorum placeat non atque libero odit autem sunt"
 },
 {
  "postId": 50,
  "id": 250,
  "name": "perferendis magnam natus exercitationem eveniet sunt",
  "email": "Samara@shaun.org",
  "body": "doloremque quae ratione cumque\nexcepturi eligendi delectus maiores necessitatibus veniam\nfugiat exercitationem consectetur vel earum\nquia illo explicabo molestiae enim rem deserunt et omnis"
 },
 {
  "postId": 51,
  "id": 251,
  "name": "veritatis sint eius",
  "email": "Ayden_Hickle@stephany.tv",
  "body": "sit vero at voluptatem corporis adipisci\nerror sit aut nihil rerum doloremque dolorum ipsum\neum ut numquam sapiente ipsam nam blanditiis ut quasi\nfacilis optio rerum qui temporibus esse excepturi eaque"
 },
 {
  "postId": 51,
  "id": 252,
  "name": "qui alias beatae iusto omnis placeat recusandae ut",
  "email": "Carissa.Krajcik@jean.name",
  "body": "exercitationem quisquam sed\neius et cum reiciendis deleniti non\nperspiciatis aut voluptatum deserunt\nsint dignissimos est sed architecto sed"
 },
 {
  "postId": 51,
  "id": 253,
  "name": "voluptate ipsum corporis quis provident voluptatem eos asperiores",
  "email": "Jayde@geovanny.io",
  "body": "debitis dignissimos ut illum\nrerum voluptatem ut qui labore\noptio quaerat iure\niste consequuntur praesentium vero blanditiis quibusdam aut"
 },
 {
  "postId": 51,
  "id": 254,
  "name": "velit inventore et eius saepe",
  "email": "Ardella@khalid.biz",
  "body": "laboriosam voluptas aut quibusdam mollitia sunt non\ndolores illum fugiat ex vero nemo aperiam porro quam\nexpedita est vel voluptatem sit voluptas consequuntur quis eligendi\nomnis id nisi ducimus sapiente odit quam"
 },
 {
  "postId": 51,
  "id": 255,
  "name": "impedit et sapiente et tempore repellendus",
  "email": "Delta_Welch@carleton.tv",
  "body": "nihil esse aut\ndebitis nostrum mollitia similique minus aspernatur possimus\nomnis eaque non eveniet\nrerum qui iure laboriosam"
 },
 {
  "postId": 52,
  "id": 256,
  "name": "tempore distinctio quam",
  "email": "Carlee_Heathcote@harley.tv",
  "body": "nemo deleniti sunt praesentium quis quam repellendus\nconsequatur non est ex fugiat distinctio aliquam explicabo\naspernatur omnis debitis sint consequatur\nquo autem natus veritatis"
 },
 {
  "postId": 52,
  "id": 257,
  "name": "illum non quod vel voluptas quos",
  "email": "Delpha_Cormier@raymond.org",
  "body": "facere at voluptatem\nrepellendus omnis perspiciatis placeat aspernatur nobis blanditiis ut deleniti\nquis non cumque laborum sit id ratione vel sequi\nfacere doloremque beatae aut maxime non"
 },
 {
  "postId": 52,
  "id": 258,
  "name": "omnis quia fugit nisi officiis aspernatur occaecati et",
  "email": "Glenna@caesar.org",
  "body": "aut cum sint qui facere blanditiis magnam consequuntur perspiciatis\nharum impedit reprehenderit iste doloribus quia quo facere\net explicabo aut voluptate modi dolorem\nrem aut nobis ut ad voluptatum ipsum eos maxime"
 },
 {
  "postId": 52,
  "id": 259,
  "name": "animi minima ducimus tempore officiis qui",
  "email": "Hoyt_Dickens@napoleon.ca",
  "body": "itaque occaecati non aspernatur\nvelit repudiandae sit rerum esse quibusdam unde molestias\nexplicabo dolorem vero consequatur quis et libero\nvoluptatem totam vel sapiente autem dolorum consequuntur"
 },
 {
  "postId": 52,
  "id": 260,
  "name": "qui dolore delectus et omnis quia",
  "email": "Wendell.Marvin@maegan.net",
  "body": "aliquid molestias nemo aut est maxime\nlaboriosam et consequatur laudantium\ncommodi et corrupti\nharum quasi minima ratione sint magni sapiente ut"
 },
 {
  "postId": 53,
  "id": 261,
  "name": "aut veritatis quasi voluptatem enim dolor soluta temporibus",
  "email": "Virgie@layne.org",
  "body": "sapiente qui est quod\ndebitis qui est optio consequuntur\nalias hic amet ut non ad qui provident\nquia provident aspernatur corrupti occaecati"
 },
 {
  "postId": 53,
  "id": 262,
  "name": "ipsa aliquid laborum quidem recusandae dolorum quia",
  "email": "Tia@kirsten.info",
  "body": "similique harum iste ipsam non dolores facere esse\net beatae error necessitatibus laboriosam fugiat culpa esse occaecati\nut provident ut et dolorum nam\ndelectus impedit aut blanditiis fugiat est unde"
 },
 {
  "postId": 53,
  "id": 263,
  "name": "vitae voluptatem dolor iure quo non atque",
  "email": "Marco@jennyfer.biz",
  "body": "debitis dolore est\nut eos velit accusamus\nnon nobis ipsa nemo quas facilis quia hic\nofficia quam et possimus voluptas voluptatem quisquam tempore delectus"
 },
 {
  "postId": 53,
  "id": 264,
  "name": "cum ab voluptates aut",
  "email": "Taya@milan.biz",
  "body": "consectetur maiores ab est qui aliquid porro\nipsa labore incidunt\niste deserunt quia aperiam quis sit perferendis\net sint iste"
 },
 {
  "postId": 53,
  "id": 265,
  "name": "omnis incidunt est molestias",
  "email": "Lenora@derrick.biz",
  "body": "et quibusdam saepe labore delectus et earum quis perferendis\nlaborum soluta veritatis\nea veritatis quidem accusantium est aut porro rerum\nquia est consequatur voluptatem numquam laudantium repellendus"
 },
 {
  "postId": 54,
  "id": 266,
  "name": "eum enim provident atque eum",
  "email": "Carolina.Auer@polly.co.uk",
  "body": "non et voluptas\neaque atque esse qui molestias porro quam veniam voluptatibus\nminima ut velit velit ut architecto deleniti\nab sint deserunt possimus quas velit et eum"
 },
 {
  "postId": 54,
  "id": 267,
  "name": "ea commodi provident veritatis voluptatem voluptates aperiam",
  "email": "Jaylan.Braun@lane.us",
  "body": "magnam similique animi eos explicabo natus\nprovident cumque sit maxime velit\nveritatis fuga esse dolor hic nihil nesciunt assumenda\naliquid vero modi alias qui quia doloribus est"
 },
 {
  "postId": 54,
  "id": 268,
  "name": "eum et eos delectus",
  "email": "Javier.Dicki@damien.org",
  "body": "velit earum perspiciatis ea recusandae nihil consectetur ut\nmaxime repellendus doloribus\naperiam ut ex ratione quia esse magni\nducimus rerum vel rerum officiis suscipit nihil qui"
 },
 {
  "postId": 54,
  "id": 269,
  "name": "molestiae vitae pariatur",
  "email": "Khalil_Sawayn@tanya.net",
  "body": "quos sed unde repudiandae aut porro dignissimos qui\noccaecati sed alias enim\nvoluptates nesciunt sit ut adipisci est\nexpedita quae corrupti"
 },
 {
  "postId": 54,
  "id": 270,
  "name": "rerum adipisci et ut sit sit dolores",
  "email": "Tom.Russel@pattie.org",
  "body": "quas placeat repudiandae a delectus facere exercitationem consectetur\nfacilis quas sequi est mollitia\nest vero hic laudantium maiores\nquisquam itaque aut maxime ut cumque quia doloremque voluptatem"
 },
 {
  "postId": 55,
  "id": 271,
  "name": "et et repellat quasi non ea similique",
  "email": "Ethelyn.Moore@gabe.info",
  "body": "quae eaque reprehenderit\nsuscipit facilis ut tenetur blanditiis sint occaecati\naccusantium expedita sed nostrum\nrerum sunt nam qui placeat consequatur et"
 },
 {
  "postId": 55,
  "id": 272,
  "name": "repudiandae ut velit dignissimos enim rem dolores odit",
  "email": "Evangeline_Kuvalis@santina.ca",
  "body": "consequuntur molestiae aut distinctio illo qui est sequi reprehenderit\nhic accusamus et officiis reprehenderit culpa\nest et numquam et\neius ipsa rerum velit"
 },
 {
  "postId": 55,
  "id": 273,
  "name": "et aperiam autem inventore nisi nulla reiciendis velit",
  "email": "Orland@larry.name",
  "body": "asperiores et minus non\ndolor dolorem et sint et ipsam\net enim quia sequi\nsed beatae culpa architecto nisi minima"
 },
 {
  "postId": 55,
  "id": 274,
  "name": "et vero nostrum tempore",
  "email": "Micaela.Powlowski@saul.me",
  "body": "quos illo consectetur dolores\ncupiditate enim rerum dicta sequi totam\naspernatur sed praesentium\nipsum voluptates perspiciatis ipsa accusantium et et"
 },
 {
  "postId": 55,
  "id": 275,
  "name": "error nulla est laudantium similique ad",
  "email": "Imelda_Klein@melany.biz",
  "body": "error et quasi qui facilis enim eum adipisci iste\nad nostrum sint corporis quam velit necessitatibus a\neius doloribus optio ad qui molestiae\nquaerat dignissimos voluptatem culpa aliquam explicabo commodi natus"
 },
 {
  "postId": 56,
  "id": 276,
  "name": "inventore amet ut debitis ipsam reiciendis molestiae autem sed",
  "email": "Matt.Moen@gilda.org",
  "body": "dolores tempora totam quas maxime voluptatem voluptas excepturi\nrecusandae quis odio exercitationem in\nconsectetur sed aut\nexcepturi eligendi sint consectetur repellendus aperiam"
 },
 {
  "postId": 56,
  "id": 277,
  "name": "dolorem aut ipsum alias ex ea quidem nostrum",
  "email": "Rocky_Ullrich@rowena.name",
  "body": "nihil ratione aliquam recusandae ipsa sunt doloribus labore molestiae\nofficia cum aliquid repudiandae et error\ninventore minima optio repellat aut\nea et maxime alias voluptas eius"
 },
 {
  "postId": 56,
  "id": 278,
  "name": "est pariatur similique quod voluptas et consequuntur nam molestiae",
  "email": "Natalia@caitlyn.ca",
  "body": "corporis perferendis dolorum error quo rerum aut odio veritatis\nsit deleniti aut eligendi quam doloremque aut ipsam sint\ndoloribus id voluptatem esse reprehenderit molestiae quia voluptatem\nincidunt illo beatae nihil corporis eligendi iure quo"
 },
 {
  "postId": 56,
  "id": 279,
  "name": "voluptas nihil aut dolor adipisci non",
  "email": "Edythe@general.org",
  "body": "natus atque ipsum voluptatem et\nnecessitatibus atque quia asperiores animi odit ratione quos\nest repellendus sit aut repudiandae animi aut\ncum blanditiis repudiandae saepe laborum"
 },
 {
  "postId": 56,
  "id": 280,
  "name": "culpa minima non consequatur sit autem quas sed ipsam",
  "email": "Aglae@gerardo.name",
  "body": "perferendis fugit expedita cumque\nexercitationem animi fugit aut earum\nnihil quia illum eum dicta ut\nquam commodi optio"
 },
 {
  "postId": 57,
  "id": 281,
  "name": "consequatur voluptates sed voluptatem fuga",
  "email": "Bridie@pearl.ca",
  "body": "eius voluptatem minus\net aliquid perspiciatis sint unde ut\nsimilique odio ullam vitae quisquam hic ex consequatur aliquid\nab nihil explicabo sint maiores aut et dolores nostrum"
 },
 {
  "postId": 57,
  "id": 282,
  "name": "et vitae culpa corrupti",
  "email": "Aglae_Goldner@madisyn.co.uk",
  "body": "ea consequatur placeat\nquo omnis illum voluptatem\nvoluptatem fugit aut dolorum recusandae ut et\ntenetur officia voluptas"
 },
 {
  "postId": 57,
  "id": 283,
  "name": "iste molestiae aut hic perspiciatis sint",
  "email": "Owen_Moore@jeremy.org",
  "body": "perspiciatis omnis eum nihil et porro facilis fuga qui\ndeleniti id et velit adipisci fuga voluptatibus voluptatum\ndebitis tempore dolorem atque consequatur ea perspiciatis sed\nqui temporibus doloremque"
 },
 {
  "postId": 57,
  "id": 284,
  "name": "soluta omnis maiores animi veniam voluptas et totam repellendus",
  "email": "Jarred@dangelo.name",
  "body": "rem ut sed\nnon cumque corrupti vel nam rerum autem\nnobis dolorem necessitatibus fugit corporis\nquos sint distinctio ex et animi tempore"
 },
 {
  "postId": 57,
  "id": 285,
  "name": "non est sunt consequatur reiciendis",
  "email": "Remington_Mohr@vincenza.me",
  "body": "est accusamus facere\nreprehenderit corporis ad et est fugit iure nulla et\ndoloribus reiciendis quasi autem voluptas\nipsam labore et pariatur quia"
 },
 {
  "postId": 58,
  "id": 286,
  "name": "dolore dignissimos distinctio",
  "email": "Marco.Langworth@zoie.org",
  "body": "doloremque accusantium necessitatibus architecto ut provident\nquaerat iusto eius omnis\nfuga laborum harum totam sunt velit\naut neque corporis atque"
 },
 {
  "postId": 58,
  "id": 287,
  "name": "voluptas ad autem maxime iusto eos dolorem ducimus est",
  "email": "Sedrick@mertie.tv",
  "body": "voluptatem perspiciatis voluptatum quaerat\nodit voluptates iure\nquisquam magnam voluptates ut non qui\naliquam aut ut amet sit consequatur ut suscipit"
 },
 {
  "postId": 58,
  "id": 288,
  "name": "numquam eius voluptas quibusdam soluta exercitationem",
  "email": "Caleigh@eleanore.org",
  "body": "est sed illo omnis delectus aut\nlaboriosam possimus incidunt est sunt at\nnemo voluptas ex ipsam\nvoluptatibus inventore velit sit et numquam omnis accusamus in"
 },
 {
  "postId": 58,
  "id": 289,
  "name": "voluptatem aut harum aut corporis dignissimos occaecati sequi quod",
  "email": "Paolo@cristopher.com",
  "body": "occaecati tempora unde\nmaiores aliquid in\nquo libero sint quidem at est facilis ipsa facere\nnostrum atque harum"
 },
 {
  "postId": 58,
  "id": 290,
  "name": "suscipit debitis eveniet nobis atque commodi quisquam",
  "email": "Juana_Stamm@helmer.com",
  "body": "pariatur veniam repellat quisquam tempore autem et voluptatem itaque\nea impedit ex molestiae placeat hic harum mollitia dolorem\ninventore accusantium aut quae quia rerum autem numquam\nnulla culpa quasi dolor"
 },
 {
  "postId": 59,
  "id": 291,
  "name": "occaecati et dolorum",
  "email": "Pascale@fleta.ca",
  "body": "nisi dicta numquam dolor\nrerum sed quaerat et\nsed sequi doloribus libero quos temporibus\nblanditiis optio est tempore qui"
 },
 {
  "postId": 59,
  "id": 292,
  "name": "consequatur et facere similique beatae explicabo eligendi consequuntur",
  "email": "Molly_Kertzmann@tristin.me",
  "body": "eos officiis omnis ab laborum nulla saepe exercitationem recusandae\nvoluptate minima voluptatem sint\nsunt est consequuntur dolor voluptatem odit\nmaxime similique deserunt et quod"
 },
 {
  "postId": 59,
  "id": 293,
  "name": "qui sint hic",
  "email": "Kailee.Larkin@amina.org",
  "body": "fugiat dicta quasi voluptatibus ea aut est aspernatur sed\ncorrupti harum non omnis eos eaque quos ut\nquia et et nisi rerum voluptates possimus quis\nrecusandae aperiam quia esse"
 },
 {
  "postId": 59,
  "id": 294,
  "name": "autem totam necessitatibus sit sunt minima aut quis",
  "email": "Earnest.Sanford@lane.us",
  "body": "ut est veritatis animi quos\nnam sed dolor\nitaque omnis nostrum autem molestiae\naut optio tempora ad sapiente quae voluptatem perferendis repellat"
 },
 {
  "postId": 59,
  "id": 295,
  "name": "ullam dignissimos non aut dolore",
  "email": "Abigail@trudie.com",
  "body": "voluptatem est aspernatur consequatur vel facere\nut omnis tenetur non ea eos\nquibusdam error odio\natque consectetur voluptatem eligendi"
 },
 {
  "postId": 60,
  "id": 296,
  "name": "hic eum sed dolore velit cupiditate quisquam ut inventore",
  "email": "Name.Walter@zoie.me",
  "body": "quasi dolorem veniam dignissimos\natque voluptas iure et quidem fugit velit et\nquod magnam illum quia et ea est modi\naut quis dolores"
 },
 {
  "postId": 60,
  "id": 297,
  "name": "dignissimos dolor facere",
  "email": "Norma@abraham.co.uk",
  "body": "eos exercitationem est ut voluptas accusamus qui\nvelit rerum ut\ndolorem eaque omnis eligendi mollitia\natque ea architecto dolorum delectus accusamus"
 },
 {
  "postId": 60,
  "id": 298,
  "name": "ipsam ut labore voluptatem quis id velit sunt",
  "email": "Norberto_Weimann@ford.tv",
  "body": "molestiae accusantium a tempore occaecati qui sunt optio eos\nexercitationem quas eius voluptatem\nomnis quibusdam autem\nmolestiae odio dolor quam laboriosam mollitia in quibusdam sunt"
 },
 {
  "postId": 60,
  "id": 299,
  "name": "laborum asperiores nesciunt itaque",
  "email": "Nelson@charlene.biz",
  "body": "voluptatem omnis pariatur aut saepe enim qui\naut illo aut sed aperiam expedita debitis\ntempore animi dolorem\nut libero et eos unde ex"
 },
 {
  "postId": 60,
  "id": 300,
  "name": "in dolore iusto ex molestias vero",
  "email": "Letha@liliane.ca",
  "body": "dolorem fugit quidem animi quas quisquam reprehenderit\noccaecati et dolor laborum nemo sed quas unde deleniti\nfacere eligendi placeat aliquid aspernatur commodi sunt impedit\nneque corrupti alias molestiae magni tempora"
 },
 {
  "postId": 61,
  "id": 301,
  "name": "id voluptatibus voluptas occaecati quia sunt eveniet et eius",
  "email": "Tiana@jeramie.tv",
  "body": "dolore maxime saepe dolor asperiores cupiditate nisi nesciunt\nvitae tempora ducimus vel eos perferendis\nfuga sequi numquam blanditiis sit sed inventore et\nut possimus soluta voluptas nihil aliquid sed earum"
 },
 {
  "postId": 61,
  "id": 302,
  "name": "quia voluptatem sunt voluptate ut ipsa",
  "email": "Lindsey@caitlyn.net",
  "body": "fuga aut est delectus earum optio impedit qui excepturi\niusto consequatur deserunt soluta sunt\net autem neque\ndolor ut saepe dolores assumenda ipsa eligendi"
 },
 {
  "postId": 61,
  "id": 303,
  "name": "excepturi itaque laudantium reiciendis dolorem",
  "email": "Gregory.Kutch@shawn.info",
  "body": "sit nesciunt id vitae ut itaque sapiente\nneque in at consequuntur perspiciatis dicta consequatur velit\nfacilis iste ut error sed\nin sequi expedita autem"
 },
 {
  "postId": 61,
  "id": 304,
  "name": "voluptatem quidem animi sit est nemo non omnis molestiae",
  "email": "Murphy.Kris@casimer.me",
  "body": "minus ab quis nihil quia suscipit vel\nperspiciatis sunt unde\naut ullam quo laudantium deleniti modi\nrerum illo error occaecati vel officiis facere"
 },
 {
  "postId": 61,
  "id": 305,
  "name": "non cum consequatur at nihil aut fugiat delectus quia",
  "email": "Isidro_Kiehn@cristina.org",
  "body": "repellendus quae labore sunt ut praesentium fuga reiciendis quis\ncorporis aut quis dolor facere earum\nexercitationem enim sunt nihil asperiores expedita\neius nesciunt a sit sit"
 },
 {
  "postId": 62,
  "id": 306,
  "name": "omnis nisi libero",
  "email": "Kenton_Carter@yolanda.co.uk",
  "body": "ab veritatis aspernatur molestiae explicabo ea saepe molestias sequi\nbeatae aut perferendis quaerat aut omnis illo fugiat\nquisquam hic doloribus maiores itaque\nvoluptas amet dolorem blanditiis"
 },
 {
  "postId": 62,
  "id": 307,
  "name": "id ab commodi est quis culpa",
  "email": "Amos_Rohan@mozelle.tv",
  "body": "sit tenetur aut eum quasi reiciendis dignissimos non nulla\nrepellendus ut quisquam\nnumquam provident et repellendus eum nihil blanditiis\nbeatae iusto sed eius sit sed doloremque exercitationem nihil"
 },
 {
  "postId": 62,
  "id": 308,
  "name": "enim ut optio architecto dolores nemo quos",
  "email": "Timothy_Heathcote@jose.name",
  "body": "officiis ipsa exercitationem impedit dolorem repellat adipisci qui\natque illum sapiente omnis et\nnihil esse et eum facilis aut impedit\nmaxime ullam et dolorem"
 },
 {
  "postId": 62,
  "id": 309,
  "name": "maiores et quisquam",
  "email": "Otilia.Daniel@elvie.io",
  "body": "impedit qui nemo\nreprehenderit sequi praesentium ullam veniam quaerat optio qui error\naperiam qui quisquam dolor est blanditiis molestias rerum et\nquae quam eum odit ab quia est ut"
 },
 {
  "postId": 62,
  "id": 310,
  "name": "sed qui atque",
  "email": "Toni@joesph.biz",
  "body": "quae quis qui ab rerum non hic\nconsequatur earum facilis atque quas dolore fuga ipsam\nnihil velit quis\nrerum sit nam est nulla nihil qui excepturi et"
 },
 {
  "postId": 63,
  "id": 311,
  "name": "veritatis nulla consequatur sed cumque",
  "email": "Brisa@carrie.us",
  "body": "officia provident libero explicabo tempora velit eligendi mollitia similique\nrerum sit aut consequatur ullam tenetur qui est vero\nrerum est et explicabo\nsit sunt ea exercitationem molestiae"
 },
 {
  "postId": 63,
  "id": 312,
  "name": "libero et distinctio repudiandae voluptatem dolores",
  "email": "Jasen.Kihn@devon.biz",
  "body": "ipsa id eum dolorum et officiis\nsaepe eos voluptatem\nnesciunt quos voluptas temporibus dolores ad rerum\nnon voluptatem aut fugit"
 },
 {
  "postId": 63,
  "id": 313,
  "name": "quia enim et",
  "email": "Efren.Konopelski@madisyn.us",
  "body": "corporis quo magnam sunt rerum enim vel\nrepudiandae suscipit corrupti ut ab qui debitis quidem adipisci\ndistinctio voluptatibus vitae molestias incidunt laboriosam quia quidem facilis\nquia architecto libero illum ut dicta"
 },
 {
  "postId": 63,
  "id": 314,
  "name": "enim voluptatem quam",
  "email": "Demetris.Bergnaum@fae.io",
  "body": "sunt cupiditate commodi est pariatur incidunt quis\nsuscipit saepe magnam amet enim\nquod quis neque\net modi rerum asperiores consequatur reprehenderit maiores"
 },
 {
  "postId": 63,
  "id": 315,
  "name": "maxime nulla perspiciatis ad quo quae consequatur quas",
  "email": "Luella.Pollich@gloria.org",
  "body": "repudiandae dolores nam quas\net incidunt odio dicta eum vero dolor quidem\ndolorem quisquam cumque\nmolestiae neque maxime rerum deserunt nam sequi"
 },
 {
  "postId": 64,
  "id": 316,
  "name": "totam est minima modi sapiente nobis impedit",
  "email": "Sister.Morissette@adelia.io",
  "body": "consequatur qui doloribus et rerum\ndebitis cum dolorem voluptate qui fuga\nnecessitatibus quod temporibus non voluptates\naut saepe molestiae"
 },
 {
  "postId": 64,
  "id": 317,
  "name": "iusto pariatur ea",
  "email": "Shyanne@rick.info",
  "body": "quam iste aut molestiae nesciunt modi\natque quo laudantium vel tempora quam tenetur neque aut\net ipsum eum nostrum enim laboriosam officia eligendi\nlaboriosam libero ullam sit nulla voluptate in"
 },
 {
  "postId": 64,
  "id": 318,
  "name": "vitae porro aut ex est cumque",
  "email": "Freeman.Dare@ada.name",
  "body": "distinctio placeat nisi repellat animi\nsed praesentium voluptatem\nplaceat eos blanditiis deleniti natus eveniet dolorum quia tempore\npariatur illum dolor aspernatur ratione tenetur autem ipsum fugit"
 },
 {
  "postId": 64,
  "id": 319,
  "name": "et eos praesentium porro voluptatibus quas quidem explicabo est",
  "email": "Donnell@orland.org",
  "body": "occaecati quia ipsa id fugit sunt velit iure adipisci\nullam inventore quidem dolorem adipisci optio quia et\nquis explicabo omnis ipsa quo ut voluptatem aliquam inventore\nminima aut tempore excepturi similique"
 },
 {
  "postId": 64,
  "id": 320,
  "name": "fugiat eos commodi consequatur vel qui quasi",
  "email": "Robin@gaylord.biz",
  "body": "nihil consequatur dolorem voluptatem non molestiae\nodit eum animi\nipsum omnis ut quasi\nvoluptas sed et et qui est aut"
 },
 {
  "postId": 65,
  "id": 321,
  "name": "rem ducimus ipsam ut est vero distinctio et",
  "email": "Danyka_Stark@jedidiah.name",
  "body": "ea necessitatibus eum nesciunt corporis\nminus in quisquam iste recusandae\nqui nobis deleniti asperiores non laboriosam sunt molestiae dolore\ndistinctio qui officiis tempora dolorem ea"
 },
 {
  "postId": 65,
  "id": 322,
  "name": "ipsam et commodi",
  "email": "Margarita@casper.io",
  "body": "id molestiae doloribus\nomnis atque eius sunt aperiam\ntenetur quia natus nihil sunt veritatis recusandae quia\ncorporis quam omnis veniam voluptas amet quidem illo deleniti"
 },
 {
  "postId": 65,
  "id": 323,
  "name": "et aut non illo cumque pariatur laboriosam",
  "email": "Carlo@cortney.net",
  "body": "explicabo dicta quas cum quis rerum dignissimos et\nmagnam sit mollitia est dolor voluptas sed\nipsum et tenetur recusandae\nquod facilis nulla amet deserunt"
 },
 {
  "postId": 65,
  "id": 324,
  "name": "ut ut architecto vero est ipsam",
  "email": "Mina@nikita.tv",
  "body": "ipsam eum ea distinctio\nducimus saepe eos quaerat molestiae\ncorporis aut officia qui ut perferendis\nitaque possimus incidunt aut quis"
 },
 {
  "postId": 65,
  "id": 325,
  "name": "odit sit numquam rerum porro dolorem",
  "email": "Violette@naomi.tv",
  "body": "qui vero recusandae\nporro esse sint doloribus impedit voluptatem commodi\nasperiores laudantium ut dolores\npraesentium distinctio magnam voluptatum aut"
 },
 {
  "postId": 66,
  "id": 326,
  "name": "voluptatem laborum incidunt accusamus",
  "email": "Lauren.Hodkiewicz@jarret.info",
  "body": "perspiciatis vero nulla aut consequatur fuga earum aut\nnemo suscipit totam vitae qui at omnis aut\nincidunt optio dolorem voluptatem vel\nassumenda vero id explicabo deleniti sit corrupti sit"
 },
 {
  "postId": 66,
  "id": 327,
  "name": "quisquam necessitatibus commodi iure eum",
  "email": "Ernestina@piper.biz",
  "body": "consequatur ut aut placeat harum\nquia perspiciatis unde doloribus quae non\nut modi ad unde ducimus omnis nobis voluptatem atque\nmagnam reiciendis dolorem et qui explicabo"
 },
 {
  "postId": 66,
  "id": 328,
  "name": "temporibus ut vero quas",
  "email": "Hettie_Morar@wiley.info",
  "body": "molestiae minima aut rerum nesciunt\nvitae iusto consequatur architecto assumenda dolorum\nnon doloremque tempora possimus qui mollitia omnis\nvitae odit sed"
 },
 {
  "postId": 66,
  "id": 329,
  "name": "quasi beatae sapiente voluptates quo temporibus",
  "email": "Corbin.Hilll@modesto.biz",
  "body": "nulla corrupti delectus est cupiditate explicabo facere\nsapiente quo id quis illo culpa\nut aut sit error magni atque asperiores soluta\naut cumque voluptatem occaecati omnis aliquid"
 },
 {
  "postId": 66,
  "id": 330,
  "name": "illo ab quae deleniti",
  "email": "Kenyatta@renee.io",
  "body": "dolores tenetur rerum et aliquam\nculpa officiis ea rem neque modi quaerat deserunt\nmolestias minus nesciunt iusto impedit enim laborum perferendis\nvelit minima itaque voluptatem fugiat"
 },
 {
  "postId": 67,
  "id": 331,
  "name": "nemo cum est officia maiores sint sunt a",
  "email": "Don@cameron.co.uk",
  "body": "maxime incidunt velit quam vel fugit nostrum veritatis\net ipsam nisi voluptatem voluptas cumque tempora velit et\net quisquam error\nmaiores fugit qui dolor sit doloribus"
 },
 {
  "postId": 67,
  "id": 332,
  "name": "dicta vero voluptas hic dolorem",
  "email": "Jovan@aaliyah.tv",
  "body": "voluptas iste deleniti\nest itaque vel ea incidunt quia voluptates sapiente repellat\naut consectetur vel neque tempora esse similique sed\na qui nobis voluptate hic eligendi doloribus molestiae et"
 },
 {
  "postId": 67,
  "id": 333,
  "name": "soluta dicta pariatur reiciendis",
  "email": "Jeanie.McGlynn@enoch.ca",
  "body": "et dolor error doloremque\nodio quo sunt quod\nest ipsam assumenda in veniam illum rerum deleniti expedita\nvoluptate hic nostrum sed dolor et qui"
 },
 {
  "postId": 67,
  "id": 334,
  "name": "et adipisci laboriosam est modi",
  "email": "Garett_Gusikowski@abigale.me",
  "body": "et voluptatibus est et aperiam quaerat voluptate eius quo\nnihil voluptas doloribus et ea tempore\nlabore non dolorem\noptio consequatur est id quia magni voluptas enim"
 },
 {
  "postId": 67,
  "id": 335,
  "name": "voluptatem accusantium beatae veniam voluptatem quo culpa deleniti",
  "email": "Doug@alana.co.uk",
  "body": "hic et et aspernatur voluptates voluptas ut ut id\nexcepturi eligendi aspernatur nulla dicta ab\nsuscipit quis distinctio nihil\ntemporibus unde quasi expedita et inventore consequatur rerum ab"
 },
 {
  "postId": 68,
  "id": 336,
  "name": "eveniet eligendi nisi sunt a error blanditiis et ea",
  "email": "Yoshiko@viviane.name",
  "body": "similique autem voluptatem ab et et\nodio animi repellendus libero voluptas voluptas quia\nlibero facere saepe nobis\nconsequatur et qui non hic ea maxime nihil"
 },
 {
  "postId": 68,
  "id": 337,
  "name": "beatae esse tenetur aut est",
  "email": "Micaela_Bins@mertie.us",
  "body": "est ut aut ut omnis distinctio\nillum quisquam pariatur qui aspernatur vitae\ndolor explicabo architecto veritatis ipsa et aut est molestiae\nducimus et sapiente error sed omnis"
 },
 {
  "postId": 68,
  "id": 338,
  "name": "qui sit quo est ipsam minima neque nobis",
  "email": "Loy@gillian.me",
  "body": "maiores totam quo atque\nexplicabo perferendis iste facilis odio ab eius consequatur\nsit praesentium ea vitae optio minus\nvoluptate necessitatibus omnis itaque omnis qui"
 },
 {
  "postId": 68,
  "id": 339,
  "name": "accusantium et sit nihil quibusdam voluptatum provident est qui",
  "email": "Tyrel@hunter.net",
  "body": "dicta dolorem veniam ipsa harum minus sequi\nomnis quia voluptatem autem\nest optio doloribus repellendus id commodi quas exercitationem eum\net eum dignissimos accusamus est eaque doloremque"
 },
 {
  "postId": 68,
  "id": 340,
  "name": "rerum et quae tenetur soluta voluptatem tempore laborum enim",
  "email": "Otilia.Schuppe@randal.com",
  "body": "est aut consequatur error illo ut\nenim nihil fuga\nsuscipit inventore officiis iure earum pariatur temporibus in\naperiam qui quod vel necessitatibus velit eos exercitationem culpa"
 },
 {
  "postId": 69,
  "id": 341,
  "name": "sunt ut voluptatem cupiditate maxime dolores eligendi",
  "email": "April@larissa.co.uk",
  "body": "iure ea ea neque est\nesse ab sed hic et ullam sed sequi a\nnon hic tenetur sunt enim ea\nlaudantium ea natus"
 },
 {
  "postId": 69,
  "id": 342,
  "name": "corporis at consequuntur consequatur",
  "email": "Glenna_Waters@retha.me",
  "body": "quis beatae qui\nsequi dicta quas et dolor\nnon enim aspernatur excepturi aut rerum asperiores\naliquid animi nulla ea tempore esse"
 },
 {
  "postId": 69,
  "id": 343,
  "name": "repellat sed consequatur suscipit aliquam",
  "email": "Cordelia.Oberbrunner@peyton.com",
  "body": "ea alias eos et corrupti\nvoluptatem ab incidunt\nvoluptatibus voluptas ea nesciunt\ntotam corporis dolor recusandae voluptas harum"
 },
 {
  "postId": 69,
  "id": 344,
  "name": "blanditiis rerum voluptatem quaerat modi saepe ratione assumenda qui",
  "email": "Zander@santino.net",
  "body": "iusto nihil quae rerum laborum recusandae voluptatem et necessitatibus\nut deserunt cumque qui qui\nnon et et eos adipisci cupiditate dolor sed voluptates\nmaiores commodi eveniet consequuntur"
 },
 {
  "postId": 69,
  "id": 345,
  "name": "ut deleniti autem ullam quod provident ducimus enim explicabo",
  "email": "Camila_Runolfsdottir@tressa.tv",
  "body": "omnis et fugit eos sint saepe ipsam unde est\ndolores sit sit assumenda laboriosam\ndolor deleniti voluptatem id nesciunt et\nplaceat dolorem cumque laboriosam sunt non"
 },
 {
  "postId": 70,
  "id": 346,
  "name": "beatae in fuga assumenda dolorem accusantium blanditiis mollitia",
  "email": "Kirstin@tina.info",
  "body": "quas non magnam\nquia veritatis assumenda reiciendis\nsimilique dolores est ab\npraesentium fuga ut"
 },
 {
  "postId": 70,
  "id": 347,
  "name": "tenetur id delectus recusandae voluptates quo aut",
  "email": "Anthony.Koepp@savannah.tv",
  "body": "consectetur illo corporis sit labore optio quod\nqui occaecati aut sequi quia\nofficiis quia aut odio quo ad\nrerum tenetur aut quasi veniam"
 },
 {
  "postId": 70,
  "id": 348,
  "name": "molestias natus autem quae sint qui",
  "email": "Bradley.Lang@marilyne.tv",
  "body": "perferendis dignissimos soluta ut provident sit et\ndelectus ratione ad sapiente qui excepturi error qui quo\nquo illo commodi\nrerum maxime voluptas voluptatem"
 },
 {
  "postId": 70,
  "id": 349,
  "name": "odio maiores a porro dolorum ut pariatur inventore",
  "email": "Loren@aric.biz",
  "body": "dicta impedit non\net laborum laudantium qui eaque et beatae suscipit\nsequi magnam rem dolorem non quia vel adipisci\ncorrupti officiis laudantium impedit"
 },
 {
  "postId": 70,
  "id": 350,
  "name": "eius quia pariatur",
  "email": "Arjun@natalie.ca",
  "body": "eaque rerum tempore distinctio\nconsequatur fugiat veniam et incidunt ut ut et\nconsequatur blanditiis magnam\ndoloremque voluptate ut architecto facere in dolorem et aut"
 },
 {
  "postId": 71,
  "id": 351,
  "name": "quia ex perspiciatis sunt voluptatem quidem",
  "email": "Solon.Goldner@judah.org",
  "body": "quo nisi impedit velit repellendus esse itaque ut saepe\nvoluptatibus occaecati ab eaque dolores\nmaxime alias velit ducimus placeat sit laudantium quia\ncorrupti doloremque ut"
 },
 {
  "postId": 71,
  "id": 352,
  "name": "sit ipsam voluptatem velit",
  "email": "Nina@osbaldo.name",
  "body": "dolorem eius voluptatem vitae aliquid unde labore est\nmolestiae labore dolorem beatae voluptatem soluta eum eos dolore\net ea quasi aut doloribus sint\nvel suscipit tempora delectus soluta"
 },
 {
  "postId": 71,
  "id": 353,
  "name": "consequatur reprehenderit similique vitae dolor debitis",
  "email": "Madaline@marlin.org",
  "body": "nemo aut laborum expedita nisi sed illum\nab asperiores provident\na sunt recusandae ut rerum itaque est voluptatibus nihil\nesse ipsum et repellendus nobis rerum voluptas et"
 },
 {
  "postId": 71,
  "id": 354,
  "name": "eligendi tempora eum deserunt",
  "email": "Mike.Kozey@gladyce.us",
  "body": "delectus est consequatur\nat excepturi asperiores dolor nesciunt ad\nid non aut ad ut\nnon et voluptatem"
 },
 {
  "postId": 71,
  "id": 355,
  "name": "reiciendis ad ea",
  "email": "Orval.Treutel@arnold.me",
  "body": "vel cumque labore vitae quisquam magnam sequi ut\nmolestiae dolores vel minus aut\nquas repellat nostrum fugit molestiae veritatis sequi\nvel quidem in molestiae id doloribus sed"
 },
 {
  "postId": 72,
  "id": 356,
  "name": "qui vel id qui est",
  "email": "Trent@samir.net",
  "body": "fugiat dolore voluptas tempore\naspernatur quibusdam rem iste sit fugiat nesciunt consequatur\ndolor sed odit similique minima corporis quae in adipisci\nimpedit dolores et cupiditate accusantium perferendis dignissimos error"
 },
 {
  "postId": 72,
  "id": 357,
  "name": "consectetur totam fugit et occaecati minima aliquid hic adipisci",
  "email": "Ashleigh@annette.ca",
  "body": "et eos est quis quia molestiae est\nquasi est quos omnis\naut et sit consectetur ex molestiae\nest sed accusamus asperiores"
 },
 {
  "postId": 72,
  "id": 358,
  "name": "accusantium natus ex et consequuntur neque",
  "email": "Douglas@anabel.org",
  "body": "unde ad id nemo ipsam dolorem autem quaerat\nperspiciatis voluptas corrupti laborum rerum est architecto\neius quos aut et voluptate voluptatem atque necessitatibus\nvoluptate fugiat aut iusto et atque"
 },
 {
  "postId": 72,
  "id": 359,
  "name": "esse quia quidem quisquam consequatur nisi deleniti",
  "email": "Lowell@mossie.com",
  "body": "et explicabo voluptatem ut est nihil culpa et\nveritatis repellendus ipsum velit qui eligendi maxime voluptatem est\ndicta rerum et et nemo quia\neveniet aspernatur nostrum molestiae mollitia ut dolores rem fugiat"
 },
 {
  "postId": 72,
  "id": 360,
  "name": "rerum tempore facilis ut quod sit",
  "email": "Jacquelyn@kristian.net",
  "body": "sit et aut recusandae\ncorrupti nisi vero eius nulla voluptates\nvoluptatem placeat est commodi impedit odio omnis\nsimilique debitis et in molestiae omnis sed non magni"
 },
 {
  "postId": 73,
  "id": 361,
  "name": "voluptates qui et corporis",
  "email": "Antwon@domenico.me",
  "body": "cum ad porro fuga sequi dolores\nipsa error magni itaque labore accusamus\ncorporis odit consequatur quis debitis\ncum et voluptas facilis incidunt ut itaque dolores error"
 },
 {
  "postId": 73,
  "id": 362,
  "name": "quia qui quia qui",
  "email": "Kenyon@retha.me",
  "body": "excepturi omnis occaecati officiis enim saepe id\nnon quo et dignissimos voluptates ipsum\nmolestias facere dolorem qui iure similique corrupti\nneque ducimus sit alias dolor earum autem doloribus consequatur"
 },
 {
  "postId": 73,
  "id": 363,
  "name": "nihil consequatur quibusdam",
  "email": "Ben@elouise.net",
  "body": "est magni totam est\net enim nam voluptas veritatis est\nsint doloremque incidunt et cum a\net eligendi nobis ratione delectus"
 },
 {
  "postId": 73,
  "id": 364,
  "name": "vel architecto assumenda et maiores",
  "email": "Madisen.Hauck@barney.co.uk",
  "body": "architecto quo enim ad et reprehenderit\nlaboriosam quia commodi officia iusto\ndolorem totam consequuntur cupiditate\nveritatis voluptates aspernatur earum saepe et sed consequatur"
 },
 {
  "postId": 73,
  "id": 365,
  "name": "aliquam officiis omnis",
  "email": "Dock.Parker@roy.biz",
  "body": "modi sed aut quidem quisquam optio est\naut facilis sit quia quis facere quod\nfugiat recusandae ex et quisquam ipsum sed sit\nexercitationem quia recusandae dolorem quasi iusto ipsa qui et"
 },
 {
  "postId": 74,
  "id": 366,
  "name": "aperiam ut deserunt minus quo dicta nisi",
  "email": "Pablo.Ritchie@tyrique.co.uk",
  "body": "explicabo perspiciatis quae sit qui nulla incidunt facilis\nrepudiandae perspiciatis voluptate expedita sunt consectetur quasi\nid occaecati nesciunt dolorem aliquid perspiciatis repellat inventore esse\nut possimus exercitationem facere modi"
 },
 {
  "postId": 74,
  "id": 367,
  "name": "praesentium eos quam eius optio eveniet",
  "email": "Sebastian_Gaylord@freda.org",
  "body": "nostrum modi et et dolores maxime facere\nalias doloribus eaque expedita et similique voluptatum magnam est\nomnis eos voluptatem\net unde fugit voluptatem asperiores"
 },
 {
  "postId": 74,
  "id": 368,
  "name": "fugiat aliquid sint",
  "email": "Lazaro@nadia.ca",
  "body": "est dolor eveniet\nest minus eveniet recusandae\niure quo aut eos ut sed ipsa\nharum earum aut nesciunt non dolores"
 },
 {
  "postId": 74,
  "id": 369,
  "name": "qui incidunt vel iusto eligendi amet quia qui",
  "email": "Jessy.Boyle@vernice.biz",
  "body": "qui fugit accusamus\net quo minus cumque hic adipisci\nodio blanditiis omnis et est\narchitecto et facilis inventore quasi provident quaerat ex rem"
 },
 {
  "postId": 74,
  "id": 370,
  "name": "libero vero voluptatum sed facilis quos aut reprehenderit ad",
  "email": "Mitchel@hal.co.uk",
  "body": "beatae hic est et deserunt eius\ncorrupti quam ut commodi sit modi est corporis animi\nharum ut est\naperiam non fugit excepturi quo tenetur totam"
 },
 {
  "postId": 75,
  "id": 371,
  "name": "ut quia sequi sed eius voluptas",
  "email": "Lindsay@kiley.name",
  "body": "est dicta totam architecto et minus id aut non\nut et fugit eaque culpa modi repellendus\naliquid qui veritatis doloribus aut consequatur voluptas sequi accusantium\nvoluptas occaecati saepe reprehenderit ut"
 },
 {
  "postId": 75,
  "id": 372,
  "name": "qui cumque eos consequatur fuga ut",
  "email": "Erika.Murazik@jorge.me",
  "body": "aut illum est asperiores\nrerum laboriosam quis sit dolores magni minima fuga atque\nomnis at et quibusdam earum rem\nearum distinctio autem et enim dolore eos"
 },
 {
  "postId": 75,
  "id": 373,
  "name": "nemo voluptatum quo qui atque",
  "email": "Olin@edmund.ca",
  "body": "iure aliquid qui sit\nexcepturi dolorem rerum possimus suscipit atque nisi\nlabore ut aut nihil voluptatum ut aliquid praesentium\nassumenda tempore dolor velit ratione et corrupti"
 },
 {
  "postId": 75,
  "id": 374,
  "name": "quam exercitationem alias totam",
  "email": "Lacey@novella.biz",
  "body": "eligendi et consequuntur dolor nihil quaerat doloremque ut\ndignissimos sunt veniam non ratione esse\ndebitis omnis similique maxime dolores tempora laborum rerum adipisci\nreiciendis explicabo error quidem quo necessitatibus voluptatibus vitae ipsum"
 },
 {
  "postId": 75,
  "id": 375,
  "name": "similique doloribus odit quas magnam omnis dolorem dolore et",
  "email": "Sister@miller.net",
  "body": "non ea sed reprehenderit reiciendis eaque et neque adipisci\nipsa architecto deserunt ratione nesciunt tempore similique occaecati non\nhic vitae sit neque\nrerum quod dolorem ratione esse aperiam necessitatibus"
 },
 {
  "postId": 76,
  "id": 376,
  "name": "dolorem qui architecto provident",
  "email": "Raphaelle@miller.com",
  "body": "sint qui aut aspernatur necessitatibus\nlaboriosam autem occaecati nostrum non\nofficiis consequuntur odit\net itaque quam placeat aut molestiae saepe veniam provident"
 },
 {
  "postId": 76,
  "id": 377,
  "name": "nemo hic sapiente placeat quidem omnis",
  "email": "Jaren.Schiller@augusta.org",
  "body": "sint fugit et\nid et saepe non molestiae sit earum doloremque\ndolorem nemo earum dignissimos ipsa soluta deleniti quos\nquis numquam ducimus sed corporis dolores sed quisquam suscipit"
 },
 {
  "postId": 76,
  "id": 378,
  "name": "vitae aut perspiciatis quia enim voluptas",
  "email": "Nikko_Reynolds@harry.me",
  "body": "est molestiae non fugiat voluptatem quo porro\naut praesentium ipsam aspernatur perferendis fuga\nofficia sit ut\naspernatur rerum est"
 },
 {
  "postId": 76,
  "id": 379,
  "name": "est qui quos exercitationem",
  "email": "Afton.Medhurst@mina.info",
  "body": "laboriosam quia animi ut\nquasi aut enim sequi numquam similique fugiat voluptatum non\nsed velit quod nisi id quidem\nmagni in eveniet hic"
 },
 {
  "postId": 76,
  "id": 380,
  "name": "similique fugiat tenetur ea incidunt numquam",
  "email": "Wilson.Nikolaus@fredrick.org",
  "body": "voluptatum quis ipsa voluptatem saepe est\nillum error repellat eaque dolor quae qui\neum rerum sunt quam illo\nvoluptates fuga possimus nemo nihil distinctio"
 },
 {
  "postId": 77,
  "id": 381,
  "name": "sint porro optio voluptatem",
  "email": "Tomasa@lee.us",
  "body": "consequatur possimus sit itaque distinctio fugit aut quod\nexplicabo exercitationem voluptas labore rerum\nporro ut in voluptas maiores tempora accusantium\nvoluptatum et sapiente sit quas quis et veniam"
 },
 {
  "postId": 77,
  "id": 382,
  "name": "eius itaque ut ipsa quia quis labore",
  "email": "Ally_Kassulke@rashad.ca",
  "body": "eaque eius delectus molestias suscipit nulla quisquam\ntotam vel quos et autem sed\neligendi et pariatur earum molestias magnam autem\nplaceat culpa est et qui commodi illo et"
 },
 {
  "postId": 77,
  "id": 383,
  "name": "provident voluptas perferendis quibusdam libero",
  "email": "Reagan_Ziemann@ross.io",
  "body": "qui quaerat id repellendus aut qui\nmaiores quidem consequatur dignissimos deleniti deserunt eveniet libero a\nrepellat ducimus quia aut dignissimos numquam molestiae\nconsequatur sit impedit nostrum et sunt iure"
 },
 {
  "postId": 77,
  "id": 384,
  "name": "et et voluptas et eligendi distinctio accusantium temporibus enim",
  "email": "Angelita@sally.org",
  "body": "blanditiis dolor sint nulla cum quidem aliquid voluptatem\nperferendis dolor consequatur voluptas et ut quisquam tempora tenetur\nmaxime minus animi qui id\neum accusantium et optio et blanditiis maxime"
 },
 {
  "postId": 77,
  "id": 385,
  "name": "qui voluptates molestias necessitatibus eos odio quo minima",
  "email": "Lonzo@lorena.org",
  "body": "sit fugiat est autem quia ipsam error ab\nvoluptatem sed ab labore molestiae qui debitis exercitationem\nnon et sunt officia illo possimus iste tenetur est\ndolores voluptas ad aspernatur nihil"
 },
 {
  "postId": 78,
  "id": 386,
  "name": "temporibus minus debitis deleniti repellat unde eveniet",
  "email": "Alexandre@derrick.co.uk",
  "body": "et dicta dolores sit\nrepudiandae id harum temporibus\nvoluptas quia blanditiis numquam a enim quae\nquisquam assumenda nam doloribus vel temporibus distinctio eveniet dolores"
 },
 {
  "postId": 78,
  "id": 387,
  "name": "magnam nihil delectus dolor natus ab ea et",
  "email": "Judd@lucinda.ca",
  "body": "qui recusandae veniam sed voluptatem ullam facilis consequatur\nnumquam ut quod aut et\nnon alias ex quam aut quasi ipsum praesentium\nut aspernatur sit"
 },
 {
  "postId": 78,
  "id": 388,
  "name": "laudantium quibusdam blanditiis pariatur non vero deleniti a perferendis",
  "email": "Eleanora@karson.net",
  "body": "facilis et totam\nvoluptatibus est optio cum\nfacilis qui aut blanditiis rerum voluptatem accusamus\net omnis quasi sint"
 },
 {
  "postId": 78,
  "id": 389,
  "name": "excepturi nam cum molestiae et totam voluptatem nisi",
  "email": "Enrico_Feil@liana.biz",
  "body": "dolore nihil perferendis\ndolor hic repudiandae iste\ndoloribus labore quaerat et molestiae dolores sit excepturi sint\net eum et aut"
 },
 {
  "postId": 78,
  "id": 390,
  "name": "temporibus aut et",
  "email": "Beverly@perry.org",
  "body": "dolor ratione ab repellendus aut quia reiciendis sed\nest alias ex\nodio voluptatem velit odit tempora nihil optio aperiam blanditiis\nlabore porro id velit dolor veritatis"
 },
 {
  "postId": 79,
  "id": 391,
  "name": "sed ratione nesciunt odit expedita",
  "email": "Corene_Mante@rory.com",
  "body": "aut repellat tenetur delectus eaque est nihil consequatur quae\ndeleniti assumenda voluptates sit sit cupiditate maiores\nautem suscipit sint tenetur dolor tempore\ndolorem dolorum alias adipisci"
 },
 {
  "postId": 79,
  "id": 392,
  "name": "rerum officiis qui quaerat omnis dolorem iure est repudiandae",
  "email": "Emily_Flatley@ephraim.name",
  "body": "aut aut ea ut repudiandae ea assumenda laboriosam\nsunt qui laboriosam dicta omnis sit corporis\nvoluptas eos amet quam quisquam officiis facilis laborum\nvoluptatibus accusantium ab aliquid sed id doloremque"
 },
 {
  "postId": 79,
  "id": 393,
  "name": "illo quis nostrum accusantium architecto et aliquam ratione",
  "email": "Donna@frederik.com",
  "body": "et quia explicabo\nut hic commodi quas provident aliquam nihil\nvitae in voluptatem commodi\nvero velit optio omnis accusamus corrupti voluptatem"
 },
 {
  "postId": 79,
  "id": 394,
  "name": "reprehenderit eos voluptatem ut",
  "email": "Kyleigh@ruben.org",
  "body": "voluptatem quisquam pariatur voluptatum qui quaerat\net minus ea aliquam ullam dolorem consequatur\nratione at ad nemo aperiam excepturi deleniti\nqui numquam quis hic nostrum tempora quidem"
 },
 {
  "postId": 79,
  "id": 395,
  "name": "excepturi esse laborum ut qui culpa",
  "email": "Noemy.Hammes@lisette.net",
  "body": "esse vel reiciendis nobis inventore vero est\nfugit inventore ea quo consequatur aut\nautem deserunt ratione et repellendus nihil quam\nquidem iure est nihil mollitia"
 },
 {
  "postId": 80,
  "id": 396,
  "name": "qui eos vitae possimus reprehenderit voluptatem voluptatem repellendus",
  "email": "Margarett_Jenkins@harley.us",
  "body": "perferendis veritatis saepe voluptatem\neum voluptas quis\nsed occaecati nostrum\nfugit animi omnis ratione molestias"
 },
 {
  "postId": 80,
  "id": 397,
  "name": "quasi exercitationem molestias dolore non non sed est",
  "email": "Dexter.Pacocha@lauren.biz",
  "body": "ut nisi sunt perspiciatis qui doloribus quas\nvelit molestiae atque corrupti corporis voluptatem\nvel ratione aperiam tempore est eos\nquia a voluptas"
 },
 {
  "postId": 80,
  "id": 398,
  "name": "labore consequuntur vel qui",
  "email": "Gennaro@jaunita.co.uk",
  "body": "libero atque accusamus blanditiis minima eveniet corporis est aliquid\ndolores asperiores neque quibusdam quaerat error esse non\nqui et adipisci\nmagni illo hic qui qui dignissimos earum"
 },
 {
  "postId": 80,
  "id": 399,
  "name": "sunt ut eos",
  "email": "Jaycee@aimee.us",
  "body": "corrupti ut et eveniet culpa\nveritatis eos sequi fugiat commodi consequuntur\nipsa totam voluptatem perferendis ducimus aut exercitationem magni\neos mollitia quia"
 },
 {
  "postId": 80,
  "id": 400,
  "name": "quia aut consequatur sunt iste aliquam impedit sit",
  "email": "Brennon@carmela.tv",
  "body": "natus iure velit impedit sed officiis sint\nmolestiae non beatae\nillo consequatur minima\nsed ratione est tenetur"
 },
 {
  "postId": 81,
  "id": 401,
  "name": "cum voluptate sint voluptas veritatis",
  "email": "Vella.Mayer@colten.net",
  "body": "sit delectus recusandae qui\net cupiditate sed ipsum culpa et fugiat ab\nillo dignissimos quo est repellat dolorum neque\nvoluptates sed sapiente ab aut rerum enim sint voluptatum"
 },
 {
  "postId": 81,
  "id": 402,
  "name": "ut eos mollitia eum eius",
  "email": "Caleb_Dach@kathleen.us",
  "body": "et nisi fugit totam\nmaiores voluptatibus quis ipsa sunt debitis assumenda\nullam non quasi numquam ut dolores modi recusandae\nut molestias magni est voluptas quibusdam corporis eius"
 },
 {
  "postId": 81,
  "id": 403,
  "name": "architecto voluptatum eos blanditiis aliquam debitis beatae nesciunt dolorum",
  "email": "Patience_Bahringer@dameon.biz",
  "body": "et a et perspiciatis\nautem expedita maiores dignissimos labore minus molestiae enim\net ipsam ea et\nperspiciatis veritatis debitis maxime"
 },
 {
  "postId": 81,
  "id": 404,
  "name": "officia qui ut explicabo eos fugit",
  "email": "Destinee.Simonis@jose.tv",
  "body": "modi est et eveniet facilis explicabo\nvoluptatem saepe quo et sint quas quia corporis\npariatur voluptatibus est iste fugiat delectus animi rerum\ndoloribus est enim"
 },
 {
  "postId": 81,
  "id": 405,
  "name": "incidunt commodi voluptatem maiores asperiores blanditiis omnis ratione",
  "email": "Keshaun@brown.biz",
  "body": "aut aut sit cupiditate maxime praesentium occaecati cumque\nvero sint sit aliquam porro quo consequuntur ut\nnumquam qui maxime voluptas est consequatur ullam\ntenetur commodi qui consectetur distinctio eligendi atque"
 },
 {
  "postId": 82,
  "id": 406,
  "name": "sint eaque rerum voluptas fugiat quia qui",
  "email": "Merle.Schultz@marcel.org",
  "body": "dicta in quam tenetur\nsed molestiae a sit est aut quia autem aut\nnam voluptatem reiciendis corporis voluptatem\nsapiente est id quia explicabo enim tempora asperiores"
 },
 {
  "postId": 82,
  "id": 407,
  "name": "eius tempora sint reprehenderit",
  "email": "Malvina_Fay@louie.name",
  "body": "totam ad quia non vero dolor laudantium sed temporibus\nquia aperiam corrupti sint accusantium eligendi\naliquam rerum voluptatem delectus numquam nihil\nsoluta qui sequi nisi voluptatum eaque voluptas animi ipsam"
 },
 {
  "postId": 82,
  "id": 408,
  "name": "non excepturi enim est sapiente numquam repudiandae illo",
  "email": "Domenick_Douglas@gabe.us",
  "body": "suscipit quidem fugiat consequatur\nquo sequi nesciunt\naliquam ratione possimus\nvoluptatem sit quia repellendus libero excepturi ut temporibus"
 },
 {
  "postId": 82,
  "id": 409,
  "name": "dicta dolor voluptate vel praesentium",
  "email": "Isaac@allene.net",
  "body": "provident illo quis dolor distinctio laborum eius enim\nsuscipit quia error enim eos consequuntur\nest incidunt adipisci beatae tenetur excepturi in labore commodi\nfugiat omnis in et at nam accusamus et"
 },
 {
  "postId": 82,
  "id": 410,
  "name": "et dolore hic a cupiditate beatae natus iusto soluta",
  "email": "Marianna.Pacocha@george.net",
  "body": "in consequatur corporis qui a et magni eum illum\ncorrupti veniam debitis ab iure harum\nenim ut assumenda cum adipisci veritatis et veniam\nrem eius expedita quos corrupti incidunt"
 },
 {
  "postId": 83,
  "id": 411,
  "name": "hic rem eligendi tenetur ipsum dolore maxime eum",
  "email": "Sister_Barton@lela.com",
  "body": "nam voluptatem ex aut voluptatem mollitia sit sapiente\nqui hic ut\nqui natus in iste et magnam dolores et fugit\nea sint ut minima quas eum nobis at reprehenderit"
 },
 {
  "postId": 83,
  "id": 412,
  "name": "quaerat et quia accusamus provident earum cumque",
  "email": "Autumn.Lebsack@kasandra.ca",
  "body": "veniam non culpa aut voluptas rem eum officiis\nmollitia placeat eos cum\nconsequatur eos commodi dolorem\nanimi maiores qui"
 },
 {
  "postId": 83,
  "id": 413,
  "name": "atque porro quo voluptas",
  "email": "Irma.OKon@arden.me",
  "body": "consequatur harum est omnis\nqui recusandae qui voluptatem et distinctio sint eaque\ndolores quo dolorem asperiores\naperiam non quis asperiores aut praesentium"
 },
 {
  "postId": 83,
  "id": 414,
  "name": "ut qui voluptatem hic maxime",
  "email": "Alaina_Hammes@carter.info",
  "body": "molestias debitis magni illo sint officiis ut quia\nsed tenetur dolorem soluta\nvoluptatem fugiat voluptas molestiae magnam fuga\nsimilique enim illum voluptas aspernatur officia"
 },
 {
  "postId": 83,
  "id": 415,
  "name": "rerum consequatur ut et voluptate harum amet accusantium est",
  "email": "Alia@addison.org",
  "body": "iure vitae accusamus tenetur autem ipsa deleniti\nsunt laudantium ut beatae repellendus non eos\nut consequuntur repudiandae ducimus enim\nreiciendis rem explicabo magni dolore"
 },
 {
  "postId": 84,
  "id": 416,
  "name": "neque nemo consequatur ea fugit aut esse suscipit dolore",
  "email": "Aurelie_McKenzie@providenci.biz",
  "body": "enim velit consequatur excepturi corporis voluptatem nostrum\nnesciunt alias perspiciatis corporis\nneque at eius porro sapiente ratione maiores natus\nfacere molestiae vel explicabo voluptas unde"
 },
 {
  "postId": 84,
  "id": 417,
  "name": "quia reiciendis nobis minima quia et saepe",
  "email": "May_Steuber@virgil.net",
  "body": "et vitae consectetur ut voluptatem\net et eveniet sit\nincidunt tenetur voluptatem\nprovident occaecati exercitationem neque placeat"
 },
 {
  "postId": 84,
  "id": 418,
  "name": "nesciunt voluptates amet sint et delectus et dolore culpa",
  "email": "Tessie@emilie.co.uk",
  "body": "animi est eveniet officiis qui\naperiam dolore occaecati enim aut reiciendis\nanimi ad sint labore blanditiis adipisci voluptatibus eius error\nomnis rerum facere architecto occaecati rerum"
 },
 {
  "postId": 84,
  "id": 419,
  "name": "omnis voluptate dolorem similique totam",
  "email": "Priscilla@colten.org",
  "body": "cum neque recusandae occaecati aliquam reprehenderit ullam saepe veniam\nquasi ea provident tenetur architecto ad\ncupiditate molestiae mollitia molestias debitis eveniet doloremque voluptatem aut\ndolore consequatur nihil facere et"
 },
 {
  "postId": 84,
  "id": 420,
  "name": "aut recusandae a sit voluptas explicabo nam et",
  "email": "Aylin@abigale.me",
  "body": "voluptas cum eum minima rem\ndolorem et nemo repellendus voluptatem sit\nrepudiandae nulla qui recusandae nobis\nblanditiis perspiciatis dolor ipsam reprehenderit odio"
 },
 {
  "postId": 85,
  "id": 421,
  "name": "non eligendi ipsam provident",
  "email": "Holden@kenny.io",
  "body": "voluptate libero corrupti facere totam eaque consequatur nemo\nenim aliquid exercitationem nulla dignissimos illo\nest amet non iure\namet sed dolore non ipsam magni"
 },
 {
  "postId": 85,
  "id": 422,
  "name": "sit molestiae corporis",
  "email": "Guillermo_Dare@dorothea.tv",
  "body": "ducimus ut ut fugiat nesciunt labore\ndeleniti non et aut voluptatum quidem consectetur\nincidunt voluptas accusantium\nquo fuga eaque quisquam et et sapiente aut"
 },
 {
  "postId": 85,
  "id": 423,
  "name": "assumenda iure a",
  "email": "Oscar@pearline.com",
  "body": "rerum laborum voluptas ipsa enim praesentium\nquisquam aliquid perspiciatis eveniet id est est facilis\natque aut facere\nprovident reiciendis libero atque est"
 },
 {
  "postId": 85,
  "id": 424,
  "name": "molestiae dolores itaque dicta earum eligendi dolores",
  "email": "Jonathon_Feest@maxime.io",
  "body": "ducimus hic ea velit\ndolorum soluta voluptas similique rerum\ndolorum sint maxime et vel\nvoluptatum nesciunt et id consequatur earum sed"
 },
 {
  "postId": 85,
  "id": 425,
  "name": "cumque expedita consequatur qui",
  "email": "Micah_Wolf@lennie.co.uk",
  "body": "labore necessitatibus et eum quas id ut\ndoloribus aspernatur nostrum sapiente quo aut quia\neos rerum voluptatem\nnumquam minima soluta velit recusandae ut"
 },
 {
  "postId": 86,
  "id": 426,
  "name": "deleniti tempora non quia et aut",
  "email": "Shany@daisha.biz",
  "body": "reiciendis consequatur sunt atque quisquam ut sed iure\nconsequatur laboriosam dicta odio\nquas cumque iure blanditiis ad sed ullam dignissimos\nsunt et exercitationem saepe"
 },
 {
  "postId": 86,
  "id": 427,
  "name": "delectus illum minus odit",
  "email": "Drew_Lemke@alexis.net",
  "body": "in laborum et distinctio nobis maxime\nmaxime id commodi eaque enim amet qui autem\ndebitis et porro eum dicta sapiente iusto nulla sunt\nvoluptate excepturi sint dolorem voluptatem quae explicabo id"
 },
 {
  "postId": 86,
  "id": 428,
  "name": "voluptas dolores dolor nisi voluptatem ratione rerum",
  "email": "Karina.Donnelly@liam.com",
  "body": "excepturi quos omnis aliquam voluptatem iste\nsit unde ab quam ipsa delectus culpa rerum\ncum delectus impedit ut qui modi\nasperiores qui sapiente quia facilis in iure"
 },
 {
  "postId": 86,
  "id": 429,
  "name": "sed omnis dolore aperiam",
  "email": "Ahmed_Runolfsson@claire.name",
  "body": "ab voluptatem nobis unde\ndoloribus aut fugiat\nconsequuntur laboriosam minima inventore sint quis\ndelectus hic et enim sit optio consequuntur"
 },
 {
  "postId": 86,
  "id": 430,
  "name": "sint ullam alias et at et",
  "email": "Marilou_Halvorson@kane.io",
  "body": "debitis ut maiores ut harum sed voluptas\nquae amet eligendi quo quidem odit atque quisquam animi\nut autem est corporis et\nsed tempora facere corrupti magnam"
 },
 {
  "postId": 87,
  "id": 431,
  "name": "velit incidunt ut accusantium odit maiores quaerat",
  "email": "Bernie.Schoen@seamus.co.uk",
  "body": "voluptas minus fugiat vel\nest quos soluta et veniam quia incidunt unde ut\nlaborum odio in eligendi distinctio odit repellat\nnesciunt consequatur blanditiis cupiditate consequatur at et"
 },
 {
  "postId": 87,
  "id": 432,
  "name": "quod quia nihil nisi perferendis laborum blanditiis tempora eos",
  "email": "Joesph@darryl.net",
  "body": "quam et et harum\nplaceat minus neque quae magni inventore saepe deleniti quisquam\nsuscipit dolorum error aliquid dolores\ndignissimos dolorem autem natus iste molestiae est id impedit"
 },
 {
  "postId": 87,
  "id": 433,
  "name": "qui ea voluptatem reiciendis enim enim nisi aut",
  "email": "Timmothy.Corwin@augustus.co.uk",
  "body": "voluptatem minus asperiores quasi\nperspiciatis et aut blanditiis illo deserunt molestiae ab aperiam\nex minima sed omnis at\net repellat aut incidunt"
 },
 {
  "postId": 87,
  "id": 434,
  "name": "doloremque eligendi quas voluptatem non quos ex",
  "email": "Julien_OHara@vance.io",
  "body": "ex eum at culpa quam aliquam\ncupiditate et id dolorem sint quasi et quos et\nomnis et qui minus est quisquam non qui rerum\nquas molestiae tempore veniam"
 },
 {
  "postId": 87,
  "id": 435,
  "name": "id voluptatum nulla maiores ipsa eos",
  "email": "Susan.Bartell@euna.org",
  "body": "reprehenderit molestias sit nemo quas culpa dolorem exercitationem\neos est voluptatem dolores est fugiat dolorem\neos aut quia et amet et beatae harum vitae\nofficia quia animi dicta magnam accusantium"
 },
 {
  "postId": 88,
  "id": 436,
  "name": "ea illo ab et maiores eaque non nobis",
  "email": "Selena.Quigley@johan.co.uk",
  "body": "sit non facilis commodi sapiente officiis aut facere libero\nsed voluptatum eligendi veniam velit explicabo\nsint laborum sunt reprehenderit dolore id nobis accusamus\nfugit voluptatem magni dolor qui dolores ipsa"
 },
 {
  "postId": 88,
  "id": 437,
  "name": "magni asperiores in cupiditate",
  "email": "Clifton_Boehm@jacynthe.io",
  "body": "suscipit ab qui eos et commodi\nquas ad maiores repellat laboriosam voluptatem exercitationem\nquibusdam ullam ratione nulla\nquia iste error dolorem consequatur beatae temporibus fugit"
 },
 {
  "postId": 88,
  "id": 438,
  "name": "ullam autem aliquam",
  "email": "Lizzie_Bartell@diamond.net",
  "body": "voluptas aspernatur eveniet\nquod id numquam dolores quia perspiciatis eum\net delectus quia occaecati adipisci nihil velit accusamus esse\nminus aspernatur repudiandae"
 },
 {
  "postId": 88,
  "id": 439,
  "name": "voluptates quasi minus dolorem itaque nemo",
  "email": "Yasmeen@golda.ca",
  "body": "cupiditate laborum sit reprehenderit ratione est ad\ncorporis rem pariatur enim et omnis dicta\nnobis molestias quo corporis et nihil\nsed et impedit aut quisquam natus expedita voluptate at"
 },
 {
  "postId": 88,
  "id": 440,
  "name": "adipisci sapiente libero beatae quas eveniet",
  "email": "Adolf.Russel@clark.ca",
  "body": "ut nam ut asperiores quis\nexercitationem aspernatur eligendi autem repellendus\nest repudiandae quisquam rerum ad explicabo suscipit deserunt eius\nalias aliquid eos pariatur rerum magnam provident iusto"
 },
 {
  "postId": 89,
  "id": 441,
  "name": "nisi qui voluptates recusandae voluptas assumenda et",
  "email": "Elian@matilda.me",
  "body": "illum qui quis optio\nquasi eius dolores et non numquam et\nqui necessitatibus itaque magnam mollitia earum et\nnisi voluptate eum accusamus ea"
 },
 {
  "postId": 89,
  "id": 442,
  "name": "sed molestias sit voluptatibus sit aut alias sunt inventore",
  "email": "Salma@francis.net",
  "body": "velit ut incidunt accusantium\nsuscipit animi officia iusto\nnemo omnis sunt nobis repellendus corporis\nconsequatur distinctio dolorem"
 },
 {
  "postId": 89,
  "id": 443,
  "name": "illum pariatur aliquam esse nisi voluptas quisquam ea",
  "email": "Orlando_Dickinson@vern.org",
  "body": "reiciendis et distinctio qui totam non aperiam voluptas\nveniam in dolorem pariatur itaque\nvoluptas adipisci velit\nqui voluptates voluptas ut ullam veritatis repudiandae"
 },
 {
  "postId": 89,
  "id": 444,
  "name": "incidunt aut qui quis est sit corporis pariatur qui",
  "email": "Elda@orval.name",
  "body": "eligendi labore aut non modi vel facere qui\naccusamus qui maxime aperiam\ntotam et non ut repudiandae eum corrupti pariatur quia\nnecessitatibus et adipisci ipsa consequuntur enim et nihil vero"
 },
 {
  "postId": 89,
  "id": 445,
  "name": "temporibus adipisci eveniet libero ullam",
  "email": "Dennis@karley.net",
  "body": "est consequuntur cumque\nquo dolorem at ut dolores\nconsequatur quia voluptates reiciendis\nvel rerum id et"
 },
 {
  "postId": 90,
  "id": 446,
  "name": "dicta excepturi aut est dolor ab dolores rerum",
  "email": "Jedediah@mason.io",
  "body": "cum fugit earum vel et nulla et voluptatem\net ipsam aut\net nihil officia nemo eveniet accusamus\nnulla aut impedit veritatis praesentium"
 },
 {
  "postId": 90,
  "id": 447,
  "name": "molestiae qui quod quo",
  "email": "Maryam@jack.name",
  "body": "rerum omnis voluptatem harum aliquid voluptas accusamus\neius dicta animi\nodio non quidem voluptas tenetur\nnostrum deserunt laudantium culpa dolorum"
 },
 {
  "postId": 90,
  "id": 448,
  "name": "pariatur consequatur sit commodi aliquam",
  "email": "Rick@carlos.tv",
  "body": "odio maxime beatae ab labore rerum\nalias ipsa nam est nostrum\net debitis aut\nab molestias assumenda eaque repudiandae"
 },
 {
  "postId": 90,
  "id": 449,
  "name": "sunt quia soluta quae sit deleniti dolor ullam veniam",
  "email": "Vallie@jerrod.net",
  "body": "dolor at accusantium eveniet\nin voluptatem quam et fugiat et quasi dolores\nsunt eligendi voluptatum id voluptas vitae\nquibusdam iure eum perspiciatis"
 },
 {
  "postId": 90,
  "id": 450,
  "name": "dolorem corporis facilis et",
  "email": "Adolph.Hayes@isobel.biz",
  "body": "et provident quo necessitatibus harum excepturi\nsed est ut sed est doloremque labore quod\nquia optio explicabo adipisci magnam doloribus\nveritatis illo aut est inventore"
 },
 {
  "postId": 91,
  "id": 451,
  "name": "maiores ut dolores quo sapiente nisi",
  "email": "Duane_Dach@demario.us",
  "body": "dolor veritatis ipsum accusamus quae voluptates sint voluptatum et\nharum saepe dolorem enim\nexpedita placeat qui quidem aut et et est\nminus odit qui possimus qui saepe"
 },
 {
  "postId": 91,
  "id": 452,
  "name": "quia excepturi in harum repellat consequuntur est vel qui",
  "email": "General@schuyler.org",
  "body": "ratione sequi sed\nearum nam aut sunt\nquam cum qui\nsimilique consequatur et est"
 },
 {
  "postId": 91,
  "id": 453,
  "name": "doloremque ut est eaque",
  "email": "Stephania_Stanton@demond.biz",
  "body": "quidem nisi reprehenderit eligendi fugiat et et\nsapiente adipisci natus nulla similique et est\nesse ea accusantium sunt\ndeleniti molestiae perferendis quam animi similique ut"
 },
 {
  "postId": 91,
  "id": 454,
  "name": "magni quos voluptatibus earum et inventore suscipit",
  "email": "Reinhold.Schiller@kelly.info",
  "body": "consequatur accusamus maiores dolorem impedit repellendus voluptas rerum eum\nquam quia error voluptatem et\ndignissimos fugit qui\net facilis necessitatibus dignissimos consequatur iusto nihil possimus"
 },
 {
  "postId": 91,
  "id": 455,
  "name": "assumenda qui et aspernatur",
  "email": "Royce@jaiden.co.uk",
  "body": "animi qui nostrum rerum velit\nvoluptates sit in laborum dolorum omnis ut omnis\nea optio quia necessitatibus delectus molestias sapiente perferendis\ndolores vel excepturi expedita"
 },
 {
  "postId": 92,
  "id": 456,
  "name": "quod voluptatem qui qui sit sed maiores fugit",
  "email": "Cassie@diana.org",
  "body": "sunt ipsam illum consequuntur\nquasi enim possimus unde qui beatae quo eligendi\nvel quia asperiores est quae voluptate\naperiam et iste perspiciatis"
 },
 {
  "postId": 92,
  "id": 457,
  "name": "ipsa animi saepe veritatis voluptatibus ad amet id aut",
  "email": "Jena.OKeefe@adonis.net",
  "body": "incidunt itaque enim pariatur quibusdam voluptatibus blanditiis sint\nerror laborum voluptas sed officiis molestiae nostrum\ntemporibus culpa aliquam sit\nconsectetur dolores tempore id accusantium dignissimos vel"
 },
 {
  "postId": 92,
  "id": 458,
  "name": "fugiat consectetur saepe dicta",
  "email": "Magdalen@holly.io",
  "body": "eos hic deserunt necessitatibus sed id ut esse nam\nhic eveniet vitae corrupti mollitia doloremque sit ratione\ndeleniti perspiciatis numquam est sapiente quaerat\nest est sit"
 },
 {
  "postId": 92,
  "id": 459,
  "name": "nesciunt numquam alias doloremque minus ipsam optio",
  "email": "Nyah@otho.com",
  "body": "veniam natus aut vero et aliquam doloremque\nalias cupiditate non est\ntempore et non vel error placeat est quisquam ea\nnon dolore aliquid non fuga expedita dicta ut quos"
 },
 {
  "postId": 92,
  "id": 460,
  "name": "eum fugit omnis optio",
  "email": "Kara_Stokes@connie.co.uk",
  "body": "qui qui deserunt expedita at\nprovident sequi veritatis sit qui nam tempora mollitia ratione\ncorporis vitae rerum pariatur unde deleniti ut eos ad\naut non quae nisi saepe"
 },
 {
  "postId": 93,
  "id": 461,
  "name": "perferendis nobis praesentium accusantium culpa et et",
  "email": "Conner@daron.info",
  "body": "eos quidem temporibus eum\nest ipsa sunt illum a facere\nomnis suscipit dolorem voluptatem incidunt\ntenetur deleniti aspernatur at quis"
 },
 {
  "postId": 93,
  "id": 462,
  "name": "assumenda quia sint",
  "email": "Nathanael@jada.org",
  "body": "adipisci et accusantium hic deserunt voluptates consequatur omnis\nquod dolorem voluptatibus quis velit laboriosam mollitia illo et\niure aliquam dolorem nesciunt laborum\naperiam labore repellat et maxime itaque"
 },
 {
  "postId": 93,
  "id": 463,
  "name": "cupiditate quidem corporis totam tenetur rem nesciunt et",
  "email": "Nicklaus@talon.io",
  "body": "voluptate officiis nihil laudantium sint autem adipisci\naspernatur voluptas debitis nam omnis ut non eligendi\naliquam vel commodi velit officiis laboriosam corporis\nquas aliquid aperiam autem"
 },
 {
  "postId": 93,
  "id": 464,
  "name": "quisquam quaerat rerum dolor asperiores doloremque",
  "email": "Jerald@laura.io",
  "body": "consequatur aliquam illum quis\nfacere vel voluptatem rem sint atque\nin nam autem impedit dolores enim\nsoluta rem adipisci odit sint voluptas aliquam"
 },
 {
  "postId": 93,
  "id": 465,
  "name": "est sunt est nesciunt distinctio quaerat reprehenderit in vero",
  "email": "Jamey_Dare@johnny.org",
  "body": "ex corrupti ut pariatur voluptas illo labore non voluptates\nvoluptas sint et est impedit cum\nin fugiat cumque eum id rerum error\nut rerum voluptates facilis molestiae et labore voluptatem corrupti"
 },
 {
  "postId": 94,
  "id": 466,
  "name": "impedit autem distinctio omnis ipsam voluptas eaque",
  "email": "Brant@yasmin.co.uk",
  "body": "aut dignissimos eos facere velit totam\neaque aut voluptas ex similique ut ipsa est\nvoluptates ut tempora\nquis commodi officia et consequatur cumque delectus"
 },
 {
  "postId": 94,
  "id": 467,
  "name": "voluptas unde perferendis ut eaque dicta",
  "email": "Adrianna_Howell@molly.io",
  "body": "deleniti fuga hic autem\nsed rerum non voluptate sit totam consequuntur illo\nquasi quod aut ducimus dolore distinctio molestias\nnon velit quis debitis cumque voluptas"
 },
 {
  "postId": 94,
  "id": 468,
  "name": "nam praesentium est ipsa libero aut",
  "email": "Amiya.Morar@emma.tv",
  "body": "facilis repellendus inventore aperiam corrupti saepe culpa velit\ndolores sint ut\naut quis voluptates iure et a\nneque harum quia similique sunt eum voluptatem a"
 },
 {
  "postId": 94,
  "id": 469,
  "name": "vel eum quia esse sapiente",
  "email": "Destany@bailey.info",
  "body": "dolor unde numquam distinctio\nducimus eum hic rerum non expedita\ndolores et dignissimos rerum\nperspiciatis et porro est minus"
 },
 {
  "postId": 94,
  "id": 470,
  "name": "deleniti vitae alias distinctio dignissimos ab accusantium pariatur dicta",
  "email": "Katarina.Wolff@joel.io",
  "body": "molestias incidunt eaque\nnumquam reprehenderit rerum ut ex ad\nomnis porro maiores quaerat harum nihil non quasi ea\nasperiores quisquam sunt fugiat eos natus iure adipisci"
 },
 {
  "postId": 95,
  "id": 471,
  "name": "nihil ad debitis rerum optio est cumque sed voluptates",
  "email": "Pearline@veda.ca",
  "body": "quia non dolor\ncorporis consectetur velit eos quis\nincidunt ut eos nesciunt repellendus voluptas voluptate sint neque\ndoloribus est minima autem quis velit illo ea neque"
 },
 {
  "postId": 95,
  "id": 472,
  "name": "aspernatur ex dolor optio",
  "email": "Belle.Braun@otis.name",
  "body": "et necessitatibus earum qui velit id explicabo harum optio\ndolor dolores reprehenderit in\na itaque odit esse et et id\npossimus est ut consequuntur velit autem iure ut"
 },
 {
  "postId": 95,
  "id": 473,
  "name": "quaerat et excepturi autem animi fuga",
  "email": "Eliane@libby.net",
  "body": "quod corrupti eum quisquam rerum accusantium tempora\nreprehenderit qui voluptate et sunt optio et\niusto nihil amet omnis labore cumque quo\nsaepe omnis aut quia consectetur"
 },
 {
  "postId": 95,
  "id": 474,
  "name": "natus consequatur deleniti ipsum delectus",
  "email": "Trey.Harber@christop.biz",
  "body": "tempora sint qui iste itaque non neque qui suscipit\nenim quas rerum totam impedit\nesse nulla praesentium natus explicabo doloremque atque maxime\nmollitia impedit dolorem occaecati officia in provident eos"
 },
 {
  "postId": 95,
  "id": 475,
  "name": "cumque consequuntur excepturi consequatur consequatur est",
  "email": "Kailyn@ivory.info",
  "body": "ut in nostrum\nut et incidunt et minus nulla perferendis libero delectus\nnulla nemo deleniti\ndeleniti facere autem vero velit non molestiae assumenda"
 },
 {
  "postId": 96,
  "id": 476,
  "name": "quia hic adipisci modi fuga aperiam",
  "email": "Amely.Kunde@rodrigo.co.uk",
  "body": "officia quas aut culpa eum\neaque quia rem unde ea quae reiciendis omnis\nexcepturi nemo est vel sequi accusantium tenetur at earum\net rerum quisquam temporibus cupiditate"
 },
 {
  "postId": 96,
  "id": 477,
  "name": "ut occaecati non",
  "email": "Thaddeus.Halvorson@ruthe.ca",
  "body": "nulla veniam quo consequuntur ullam\nautem nisi error aut facere distinctio rerum quia tempore\nvelit distinctio occaecati ducimus\nratione similique doloribus"
 },
 {
  "postId": 96,
  "id": 478,
  "name": "quo error dignissimos numquam qui nam fugit voluptates et",
  "email": "Hannah@emma.ca",
  "body": "non similique illo\nquia et rem placeat reprehenderit voluptas\nvelit officiis fugit blanditiis nihil\nab deserunt ullam"
 },
 {
  "postId": 96,
  "id": 479,
  "name": "distinctio minima error aspernatur reiciendis inventore quo",
  "email": "Maryam.Mann@thelma.info",
  "body": "totam explicabo harum quam impedit sunt\ndoloremque consectetur id et minima eos incidunt quibusdam omnis\nsaepe maiores officiis eligendi alias sint est aut cumque\ndebitis cumque hic aut ut dolorum"
 },
 {
  "postId": 96,
  "id": 480,
  "name": "accusantium quo error repudiandae",
  "email": "Michel@keira.us",
  "body": "tenetur qui ut\narchitecto officiis voluptatem velit eos molestias incidunt eum dolorum\ndistinctio quam et\nsequi consequatur nihil voluptates animi"
 },
 {
  "postId": 97,
  "id": 481,
  "name": "recusandae dolor similique autem saepe voluptate aut vel sit",
  "email": "Domenick@russell.ca",
  "body": "dignissimos nobis vitae corporis delectus eligendi et ut ut\namet laudantium neque\net quia cupiditate debitis aliquid\ndolorem aspernatur libero aut autem quo et"
 },
 {
  "postId": 97,
  "id": 482,
  "name": "placeat eveniet sunt ut quis",
  "email": "Chanelle@samson.me",
  "body": "aliquid natus voluptas doloremque fugiat ratione adipisci\nunde eum facilis enim omnis ipsum nobis nihil praesentium\nut blanditiis voluptatem veniam\ntenetur fugit et distinctio aspernatur"
 },
 {
  "postId": 97,
  "id": 483,
  "name": "a ipsa nihil sed impedit",
  "email": "Hermann.Kunde@rosina.us",
  "body": "quos aut rerum nihil est et\ndolores commodi voluptas voluptatem excepturi et\net expedita dignissimos atque aut reprehenderit\nquis quo soluta"
 },
 {
  "postId": 97,
  "id": 484,
  "name": "hic inventore sint aut",
  "email": "Olen@bryce.net",
  "body": "vel libero quo sit vitae\nid nesciunt ipsam non a aut enim itaque totam\nillum est cupiditate sit\nnam exercitationem magnam veniam"
 },
 {
  "postId": 97,
  "id": 485,
  "name": "enim asperiores illum",
  "email": "Lorenza.Carter@consuelo.ca",
  "body": "soluta quia porro mollitia eos accusamus\nvoluptatem illo perferendis earum quia\nquo sed ipsam in omnis cum earum tempore eos\nvoluptatem illum doloremque corporis ipsam facere"
 },
 {
  "postId": 98,
  "id": 486,
  "name": "et aut qui eaque porro quo quis velit rerum",
  "email": "Lamont@georgiana.biz",
  "body": "iste maxime et molestiae\nqui aliquam doloremque earum beatae repellat\nin aut eum libero eos itaque pariatur exercitationem\nvel quam non"
 },
 {
  "postId": 98,
  "id": 487,
  "name": "sunt omnis aliquam labore eveniet",
  "email": "Colin_Gutkowski@muriel.net",
  "body": "sint delectus nesciunt ipsum et aliquid et libero\naut suscipit et molestiae nemo pariatur sequi\nrepudiandae ea placeat neque quas eveniet\nmollitia quae laboriosam"
 },
 {
  "postId": 98,
  "id": 488,
  "name": "quo neque dolorem dolorum non incidunt",
  "email": "Albert@johnny.biz",
  "body": "aut sunt recusandae laboriosam omnis asperiores et\nnulla ipsum rerum quis doloremque rerum optio mollitia provident\nsed iste aut id\nnumquam repudiandae veritatis"
 },
 {
  "postId": 98,
  "id": 489,
  "name": "aut quia et corporis voluptas quisquam voluptatem",
  "email": "Hilma.Kutch@ottilie.info",
  "body": "et dolorem sit\nreprehenderit sapiente occaecati iusto sit impedit nobis ut quia\nmaiores debitis pariatur nostrum et aut\nassumenda error qui deserunt laborum quaerat et"
 },
 {
  "postId": 98,
  "id": 490,
  "name": "et eum provident maxime beatae minus et doloremque perspiciatis",
  "email": "Donnie@alfreda.biz",
  "body": "minus nihil sunt dolor\nipsum a illum quis\nquasi officiis cupiditate architecto sit consequatur ut\net sed quasi quam doloremque"
 },
 {
  "postId": 99,
  "id": 491,
  "name": "eos enim odio",
  "email": "Maxwell@adeline.me",
  "body": "natus commodi debitis cum ex rerum alias quis\nmaxime fugiat fugit sapiente distinctio nostrum tempora\npossimus quod vero itaque enim accusantium perferendis\nfugit ut eum labore accusantium voluptas"
 },
 {
  "postId": 99,
  "id": 492,
  "name": "consequatur alias ab fuga tenetur maiores modi",
  "email": "Amina@emmet.org",
  "body": "iure deleniti aut consequatur necessitatibus\nid atque voluptas mollitia\nvoluptates doloremque dolorem\nrepudiandae hic enim laboriosam consequatur velit minus"
 },
 {
  "postId": 99,
  "id": 493,
  "name": "ut praesentium sit eos rerum tempora",
  "email": "Gilda@jacques.org",
  "body": "est eos doloremque autem\nsimilique sint fuga atque voluptate est\nminus tempore quia asperiores aliquam et corporis voluptatem\nconsequatur et eum illo aut qui molestiae et amet"
 },
 {
  "postId": 99,
  "id": 494,
  "name": "molestias facere soluta mollitia totam dolorem commodi itaque",
  "email": "Kadin@walter.io",
  "body": "est illum quia alias ipsam minus\nut quod vero aut magni harum quis\nab minima voluptates nemo non sint quis\ndistinctio officia ea et maxime"
 },
 {
  "postId": 99,
  "id": 495,
  "name": "dolor ut ut aut molestiae esse et tempora numquam",
  "email": "Alice_Considine@daren.com",
  "body": "pariatur occaecati ea autem at quis et dolorem similique\npariatur ipsa hic et saepe itaque cumque repellendus vel\net quibusdam qui aut nemo et illo\nqui non quod officiis aspernatur qui optio"
 },
 {
  "postId": 100,
  "id": 496,
  "name": "et occaecati asperiores quas voluptas ipsam nostrum",
  "email": "Zola@lizzie.com",
  "body": "neque unde voluptatem iure\nodio excepturi ipsam ad id\nipsa sed expedita error quam\nvoluptatem tempora necessitatibus suscipit culpa veniam porro iste vel"
 },
 {
  "postId": 100,
  "id": 497,
  "name": "doloribus dolores ut dolores occaecati",
  "email": "Dolly@mandy.co.uk",
  "body": "non dolor consequatur\nlaboriosam ut deserunt autem odit\nlibero dolore non nesciunt qui\naut est consequatur quo dolorem"
 },
 {
  "postId": 100,
  "id": 498,
  "name": "dolores minus aut libero",
  "email": "Davion@eldora.net",
  "body": "aliquam pariatur suscipit fugiat eos sunt\noptio voluptatem eveniet rerum dignissimos\nquia aut beatae\nmodi consequatur qui rerum sint veritatis deserunt est"
 },
 {
  "postId": 100,
  "id": 499,
  "name": "excepturi sunt cum a et rerum quo voluptatibus quia",
  "email": "Wilburn_Labadie@araceli.name",
  "body": "et necessitatibus tempora ipsum quaerat inventore est quasi quidem\nea repudiandae laborum omnis ab reprehenderit ut\nratione sit numquam culpa a rem\natque aut et"
 },
 {
  "postId": 100,
  "id": 500,
  "name": "ex eaque eum natus",
  "email": "Emma@joanny.ca",
  "body": "perspiciatis quis doloremque\nveniam nisi eos velit sed\nid totam inventore voluptatem laborum et eveniet\naut aut aut maxime quia temporibus ut omnis"
 }
]
"""#
}
