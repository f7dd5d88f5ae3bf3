/** As PostgreSQL can hold it: without NUL, and without half of a pair of UTF-16 units, which its JSON refuses. */
export const storableText = (text: string): string => text.replaceAll('\0', '').replaceAll(/\p{Cs}/gu, '\uFFFD')

/** The beginning of a text, so many UTF-16 units at most; a character of two of them is kept whole or left out. */
export const cutText = (text: string, most: number): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
