/** Where uploaded files are served. */
export const MEDIA_BASE = '/media'

/** Plain names below one another: nothing in it leads elsewhere, however a browser reads it. */
const MEDIA = /^\/media\/(?:[\w-]+\/)*[\w-]+\.[a-z0-9]{2,5}$/i
const WEB = /^https?:\/\/[^\s/\\]\S*$/i

/**
 * Where a picture or a video lies: in the media library, or at a full address of the web. Whoever looks at it loads it,
 * so no other path of this server may stand there.
 */
export const isFileAddress = (text: string): boolean => MEDIA.test(text) || WEB.test(text)
