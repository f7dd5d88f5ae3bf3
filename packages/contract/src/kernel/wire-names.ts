/** Readable by scripts: `1` says that somebody is signed in, not who. It spares a signed-out visitor a failing call. */
export const SIGNED_IN_COOKIE = 'zhanggui_merchant_signed_in'

/** The block of a page that says who is signed in: what `session.info` and `session.menus` would answer. */
export const PAGE_SESSION = 'page-session'

/** `1` with every call of the console: a header that no picture, link or form can add. */
export const CONSOLE_HEADER = 'X-Console'

/** Which account of which shop the console shows, as `shop-account`; the server refuses the call of another one's session. */
export const ACCOUNT_HEADER = 'X-Account'

/** The one field of a multipart upload that holds the file (spec §7). */
export const UPLOAD_FIELD = 'multipart'
