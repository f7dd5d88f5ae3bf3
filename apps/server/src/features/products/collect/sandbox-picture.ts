import { sharp } from '#platform/files/pictures/sharp'

const SIZE = 800

const SHIRT = 'M32 20 8 34l10 18 12-5v37h40V47l12 5 10-18-24-14c-5 8-31 8-36 0z'
const backgrounds = ['#f1efe9', '#e6edf2', '#efe6e4', '#e8efe6']

/** A shirt in the given colour, seen from so far away. No words: not every computer has the fonts. */
export async function drawShirt(colour: string, turn: number, path: string): Promise<void> {
  const zoom = 1 + turn * 0.25
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 100 100">` +
    `<rect width="100" height="100" fill="${backgrounds[turn % backgrounds.length]}"/>` +
    `<g transform="translate(50 52) scale(${zoom}) translate(-50 -52)" stroke-linejoin="round">` +
    `<path d="${SHIRT}" fill="${colour}" stroke="#00000022" stroke-width="1"/>` +
    `<path d="M32 20c5 11 31 11 36 0" fill="none" stroke="#00000033" stroke-width="1.6"/></g></svg>`
  await sharp(Buffer.from(svg)).jpeg({ quality: 88 }).toFile(path)
}
