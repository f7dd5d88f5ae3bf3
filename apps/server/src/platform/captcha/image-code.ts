import { randomInt } from 'node:crypto'
import { sharp } from '#platform/files/pictures/sharp'
import { between, tenths, times, type Random } from './random.ts'

/** Pen strokes in a box of 10 × 16. Drawn by hand because a server may have no fonts at all. */
const digitStrokes: Readonly<Record<string, string>> = {
  0: 'M5 1C1.6 1 1 5 1 8S1.6 15 5 15 9 11 9 8 8.4 1 5 1Z',
  1: 'M2.2 4.2 5.4 1V15M2.4 15H8.4',
  2: 'M1.2 4.6C1.6-.3 9-.1 8.8 4.8 8.6 8.4 3 11 1 15H9.2',
  3: 'M1.2 2.8C3 .2 8.6.6 8.4 4.3 8.2 7.3 5.6 7.5 3.8 7.5 6 7.5 9.2 8 9 11.4 8.8 15.8 2.6 16.2.9 12.9',
  4: 'M7 15V1L.8 10.8H9.6',
  5: 'M8.6 1H2.4L1.8 7C4 5.4 9.2 5.8 9 10.5 8.8 15.8 2.6 16.2 1 13',
  6: 'M8.4 2.6C6-.1 1.2 1.4 1.1 8.6 1 16 9 16.6 9 10.9 9 5.4 2 5.4 1.2 10',
  7: 'M1 1H9C6.5 5 4.6 10 4 15M2.9 8H8',
  8: 'M5 7.4C.6 7 .8 1 5 1S9.4 7 5 7.4C-.4 7.8 0 15 5 15S10.4 7.8 5 7.4Z',
  9: 'M1.6 13.4C4 16.1 8.8 14.6 8.9 7.4 9 0 1-.6 1 5.1 1 10.6 8 10.6 8.8 6',
}

const width = 80
const height = 34
const codeLength = 4
const noiseLinesBelow = 30
const noiseLinesAbove = 10

export function newImageCode(): string {
  return String(randomInt(10 ** codeLength)).padStart(codeLength, '0')
}

/** A PNG of the code's digits, small and noisy but readable at one glance. */
export async function drawImageCode(code: string, random: Random = Math.random): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="hsl(${tenths(between(random, 0, 360))},40%,96%)"/>
    ${times(noiseLinesBelow, () => noiseLine(random)).join('')}
    ${Array.from(code, (digit, place) => digitMark(digit, place, code.length, random)).join('')}
    ${times(noiseLinesAbove, () => noiseLine(random)).join('')}
  </svg>`
  return sharp(Buffer.from(svg)).removeAlpha().png().toBuffer()
}

function noiseLine(random: Random): string {
  const x = between(random, -6, width)
  const y = between(random, -2, height)
  const run = `${tenths(between(random, 6, 22))} ${tenths(between(random, -9, 9))}`
  return `<path d="M${tenths(x)} ${tenths(y)}l${run}" stroke="${ink(random, 62, 78)}" stroke-width="1"/>`
}

function digitMark(digit: string, place: number, places: number, random: Random): string {
  const strokes = digitStrokes[digit]
  if (strokes === undefined) throw new RangeError('an image code consists of digits')
  const centreX = ((place + 0.5) * (width - 6)) / places + 3 + between(random, -1.5, 1.5)
  const centreY = height / 2 + between(random, -2.5, 2.5)
  const pose = `translate(${tenths(centreX)} ${tenths(centreY)}) rotate(${tenths(between(random, -18, 18))})`
  const size = between(random, 1.3, 1.5).toFixed(2)
  return `<path d="${strokes}" transform="${pose} scale(${size}) translate(-5 -8)" fill="none"
    stroke="${ink(random, 22, 34)}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/>`
}

function ink(random: Random, darkest: number, lightest: number): string {
  const hue = tenths(between(random, 0, 360))
  return `hsl(${hue},${tenths(between(random, 45, 75))}%,${tenths(between(random, darkest, lightest))}%)`
}
