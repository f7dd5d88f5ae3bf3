/** A piece of a text keeps the whole text in memory; a copy does not. */
export const detached = (text: string): string => Buffer.from(text).toString()
