#include "CCurl.h"

struct CURLMsg {
    int message;
    CCurlTransfer *transfer;
    union {
        void *whatever;
        int result;
    } data;
};

enum { GLOBAL_ALL = 3, MESSAGE_DONE = 1, INFO_RESPONSE_CODE = 0x200002 };

extern int curl_global_init(long flags);
extern CCurlTransfer *curl_easy_init(void);
extern void curl_easy_cleanup(CCurlTransfer *);
extern int curl_easy_setopt(CCurlTransfer *, int option, ...);
extern int curl_easy_getinfo(CCurlTransfer *, int info, ...);
extern CCurlFields *curl_slist_append(CCurlFields *, const char *);
extern void curl_slist_free_all(CCurlFields *);
extern CCurlMulti *curl_multi_init(void);
extern int curl_multi_add_handle(CCurlMulti *, CCurlTransfer *);
extern int curl_multi_remove_handle(CCurlMulti *, CCurlTransfer *);
extern int curl_multi_perform(CCurlMulti *, int *running);
extern int curl_multi_poll(CCurlMulti *, void *extra, unsigned int count, int milliseconds, int *events);
extern int curl_multi_wakeup(CCurlMulti *);
extern struct CURLMsg *curl_multi_info_read(CCurlMulti *, int *left);

CCurlTransfer *ccurl_transfer(void) { return curl_easy_init(); }

void ccurl_free(CCurlTransfer *transfer) { curl_easy_cleanup(transfer); }

void ccurl_set_number(CCurlTransfer *transfer, int option, long value) { curl_easy_setopt(transfer, option, value); }

void ccurl_set_text(CCurlTransfer *transfer, int option, const char *value) {
    curl_easy_setopt(transfer, option, value);
}

void ccurl_set_pointer(CCurlTransfer *transfer, int option, const void *value) {
    curl_easy_setopt(transfer, option, value);
}

void ccurl_set_size(CCurlTransfer *transfer, int option, int64_t value) { curl_easy_setopt(transfer, option, value); }

void ccurl_set_sender(CCurlTransfer *transfer, int option, CCurlSender value) {
    curl_easy_setopt(transfer, option, value);
}

void ccurl_set_receiver(CCurlTransfer *transfer, int option, CCurlReceiver value) {
    curl_easy_setopt(transfer, option, value);
}

int ccurl_status(CCurlTransfer *transfer) {
    long status = 0;
    curl_easy_getinfo(transfer, INFO_RESPONSE_CODE, &status);
    return (int)status;
}

CCurlFields *ccurl_append(CCurlFields *fields, const char *line) { return curl_slist_append(fields, line); }

void ccurl_free_fields(CCurlFields *fields) { curl_slist_free_all(fields); }

CCurlMulti *ccurl_multi(void) {
    // This call is safe if no thread uses libcurl yet, or if libcurl is already initialised. Foundation does the same.
    return curl_global_init(GLOBAL_ALL) == 0 ? curl_multi_init() : NULL;
}

int ccurl_add(CCurlMulti *multi, CCurlTransfer *transfer) { return curl_multi_add_handle(multi, transfer); }

void ccurl_remove(CCurlMulti *multi, CCurlTransfer *transfer) { curl_multi_remove_handle(multi, transfer); }

void ccurl_perform(CCurlMulti *multi) {
    int running = 0;
    curl_multi_perform(multi, &running);
}

void ccurl_wait(CCurlMulti *multi, int milliseconds) {
    int events = 0;
    curl_multi_poll(multi, NULL, 0, milliseconds, &events);
}

void ccurl_wake_up(CCurlMulti *multi) { curl_multi_wakeup(multi); }

CCurlTransfer *ccurl_next_ended(CCurlMulti *multi, int *result) {
    int left = 0;
    struct CURLMsg *message = curl_multi_info_read(multi, &left);
    while (message != NULL && message->message != MESSAGE_DONE) {
        message = curl_multi_info_read(multi, &left);
    }
    if (message == NULL) {
        return NULL;
    }
    *result = message->data.result;
    return message->transfer;
}
