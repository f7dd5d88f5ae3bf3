/** A picture of the library by its own address; its small copy lies beside it. */
const STORED = /^(\/media\/.+\/[0-9a-f]{32})\.(?:jpg|png|gif|webp)$/

export const thumbOf = (path: string): string => path.replace(STORED, '$1_320.webp')
