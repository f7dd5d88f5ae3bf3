import sharp from 'sharp'

/**
 * Each picture is decoded once; the library would keep the last hundred, 150 MB for a large progressive JPEG. It turns that
 * on for the whole process whenever a thread loads it, so everybody takes it from here.
 */
sharp.cache(false)

export { sharp }
