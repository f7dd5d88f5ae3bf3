/** Identifier before EXIF data in a JPEG segment. */
export const EXIF_NAME = Buffer.from('Exif\0\0', 'latin1')

/**
 * EXIF data that says nothing but how to turn the picture: one entry (0x0112, a number of two bytes) in the first
 * directory of a big-endian TIFF.
 */
export function orientationExif(orientation: number): Buffer {
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex')
  tiff.writeUInt16BE(orientation, 18)
  return tiff
}
