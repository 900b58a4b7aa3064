// The part of libcurl that CurlTransport uses.
//
// FoundationNetworking loads libcurl.so.4 on every Linux that Swift supports, but its header files may be missing. So
// this file declares the functions and the option numbers that are needed. This is safe, because libcurl has kept its
// binary interface stable since 2006 (https://curl.se/libcurl/abi.html). libcurl 7.68 or newer is required. Swift
// cannot call C functions with variable arguments, so there is one wrapper function for each type of argument.
#ifndef CCURL_H
#define CCURL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct CCurlTransfer CCurlTransfer;  // libcurl's CURL
typedef struct CCurlMulti CCurlMulti;        // libcurl's CURLM
typedef struct CCurlFields CCurlFields;      // libcurl's struct curl_slist
typedef size_t (*CCurlSender)(char *_Nullable buffer, size_t size, size_t count, void *_Nullable context);
typedef size_t (*CCurlReceiver)(const char *_Nullable bytes, size_t size, size_t count, void *_Nullable context);

enum {
    CCURL_READ_CONTEXT = 10009,
    CCURL_READ = 20012,
    CCURL_UPLOAD = 46,
    CCURL_UPLOAD_SIZE = 30115,
    CCURL_WRITE_CONTEXT = 10001,
    CCURL_URL = 10002,
    CCURL_WRITE = 20011,
    CCURL_HTTP_HEADERS = 10023,
    CCURL_HEADER_CONTEXT = 10029,
    CCURL_CUSTOM_METHOD = 10036,
    CCURL_BODY_SIZE = 60,
    CCURL_FRESH_CONNECTION = 74,
    CCURL_HEADER = 20079,
    CCURL_NO_SIGNALS = 99,
    CCURL_ACCEPT_ENCODING = 10102,
    CCURL_CONNECT_MILLISECONDS = 156,
    CCURL_COPIED_BODY = 10165,
    CCURL_NO_PROXY = 10177,
    CCURL_PROTOCOLS = 181,
    CCURL_QUICK_EXIT = 322,  // since libcurl 7.87. Older versions ignore it.
};

/// What a `CCurlSender` returns to end the transfer.
enum { CCURL_ABORT = 0x10000000 };

enum { CCURL_PROTOCOL_HTTP = 1, CCURL_PROTOCOL_HTTPS = 2 };

CCurlTransfer *_Nullable ccurl_transfer(void);
void ccurl_free(CCurlTransfer *_Nonnull transfer);
void ccurl_set_number(CCurlTransfer *_Nonnull transfer, int option, long value);
void ccurl_set_text(CCurlTransfer *_Nonnull transfer, int option, const char *_Nonnull value);
void ccurl_set_pointer(CCurlTransfer *_Nonnull transfer, int option, const void *_Nullable value);
void ccurl_set_size(CCurlTransfer *_Nonnull transfer, int option, int64_t value);
void ccurl_set_sender(CCurlTransfer *_Nonnull transfer, int option, CCurlSender _Nonnull value);
void ccurl_set_receiver(CCurlTransfer *_Nonnull transfer, int option, CCurlReceiver _Nonnull value);
int ccurl_status(CCurlTransfer *_Nonnull transfer);

/// Appends a copy of a header line to a list, and returns the list. If `fields` is NULL, it creates a list. Returns
/// NULL when there is not enough memory.
CCurlFields *_Nullable ccurl_append(CCurlFields *_Nullable fields, const char *_Nonnull line);
void ccurl_free_fields(CCurlFields *_Nullable fields);

CCurlMulti *_Nullable ccurl_multi(void);
int ccurl_add(CCurlMulti *_Nonnull multi, CCurlTransfer *_Nonnull transfer);
void ccurl_remove(CCurlMulti *_Nonnull multi, CCurlTransfer *_Nonnull transfer);
/// Sends and receives all data of the transfers that is ready now. This function does not wait for more data.
void ccurl_perform(CCurlMulti *_Nonnull multi);
/// Waits until a transfer can continue, `ccurl_wake_up` is called, or the milliseconds have passed.
void ccurl_wait(CCurlMulti *_Nonnull multi, int milliseconds);
/// Makes a running `ccurl_wait` return early. Any thread can call this function.
void ccurl_wake_up(CCurlMulti *_Nonnull multi);
/// Returns the next transfer that has ended, and sets `result` to its result code. Returns NULL if no more transfers
/// have ended.
CCurlTransfer *_Nullable ccurl_next_ended(CCurlMulti *_Nonnull multi, int *_Nonnull result);

#endif
