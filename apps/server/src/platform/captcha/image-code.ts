import { randomInt } from 'node:crypto'
import { sharp } from '#platform/files/pictures/sharp'
import { between, tenths, times, type Random } from './chance.ts'
import { digitStrokes } from './digit-strokes.ts'

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
