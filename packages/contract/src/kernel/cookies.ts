/** Readable by scripts: `1` says that somebody is signed in, not who. It spares a signed-out visitor a failing call. */
export const SIGNED_IN_COOKIE = 'zhanggui_merchant_signed_in'
