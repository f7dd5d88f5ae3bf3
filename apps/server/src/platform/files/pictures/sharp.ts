import sharp from 'sharp'

/**
 * Disables the library's cache of the last hundred operations: each picture is decoded only once, and a large
 * progressive JPEG takes 150 MB. Loading it in a thread re-enables the cache, so import it from here only.
 */
sharp.cache(false)
/** A picture takes one core: `fileQueue` decides how many of them are busy. */
sharp.concurrency(1)

export { sharp }
