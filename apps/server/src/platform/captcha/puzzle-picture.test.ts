import { matchesPuzzle, puzzlePicture, puzzlePiece, puzzleTargetRange } from '@zhanggui/domain/session/captcha-rules'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawPuzzle, newPuzzleTarget } from './puzzle-picture.ts'
import { seededRandom } from '#test/seeded-random'

/** What the shade over a hole leaves of a colour. */
const lightInHole = 0.52

describe('newPuzzleTarget', () => {
  it('stays where the whole hole is visible', () => {
    const targets = Array.from({ length: 2000 }, newPuzzleTarget)
    expect(Math.min(...targets)).toBeGreaterThanOrEqual(puzzleTargetRange.min)
    expect(Math.max(...targets)).toBeLessThanOrEqual(puzzleTargetRange.max)
    expect(new Set(targets).size).toBeGreaterThan(150)
  })
})

describe('drawPuzzle', () => {
  it('draws the picture as 310 × 155 and the piece as a transparent strip of 47 × 155, small enough to send', async () => {
    const { original, piece } = await drawPuzzle(150)
    expect(await sharp(original).metadata()).toMatchObject({ format: 'jpeg', ...puzzlePicture })
    expect(await sharp(piece).metadata()).toMatchObject({ format: 'png', hasAlpha: true, ...puzzlePiece })
    expect(original.length + piece.length).toBeLessThan(60_000)
  })

  it('leaves the strip empty above and below the piece, and the piece whole', async () => {
    const strip = await pixels((await drawPuzzle(90, seededRandom(5))).piece)
    const rows = Array.from({ length: puzzlePiece.height }, (_, y) => y).filter((y) =>
      Array.from({ length: puzzlePiece.width }, (_, x) => alphaAt(strip, x, y)).some((alpha) => alpha > 128),
    )
    const top = Math.min(...rows)
    const bottom = Math.max(...rows)
    expect(top).toBeGreaterThan(0)
    expect(bottom).toBeLessThan(puzzlePiece.height - 1)
    expect(rows).toHaveLength(bottom - top + 1)
    expect(rows.length).toBeLessThanOrEqual(puzzlePiece.width)
  })
})

describe('a program that compares pixels', () => {
  const pictures = Array.from({ length: 40 }, (_, seed) => ({ seed, x: puzzleTargetRange.min + ((seed * 53) % 212) }))
  type Score = (at: number) => number
  const matchers: Record<string, (strip: Pixels, picture: Pixels) => Score> = {
    'by their likeness in any light': (strip, picture) => {
      const inside = insideOf(strip)
      return (at) => likeness(inside, picture, at)
    },
    'by their closeness in a known light': (strip, picture) => {
      const inside = insideOf(strip)
      return (at) => closeness(inside, picture, at)
    },
    'by the darkness of the shape': (strip, picture) => {
      const shape = shapeOf(strip)
      return (at) => darkness(shape, picture, at)
    },
  }

  it.each(Object.entries(matchers))('misses the hole most times: %s', async (_, matcher) => {
    let found = 0
    for (const { seed, x } of pictures) {
      const { original, piece } = await drawPuzzle(x, seededRandom(seed))
      const score = matcher(await pixels(piece), await pixels(original))
      if (matchesPuzzle(bestPlace(score), x)) found += 1
    }
    expect(found).toBeLessThan(pictures.length * 0.4)
  })
})

type Pixels = { data: Buffer; width: number; light: Float64Array }
type InsidePixel = { x: number; y: number; colour: Buffer; light: number }

async function pixels(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const light = new Float64Array(info.width * info.height)
  for (const at of light.keys()) light[at] = brightness(data.subarray(at * 4, at * 4 + 3))
  return { data, width: info.width, light }
}

const lightAt = ({ light, width }: Pixels, x: number, y: number) => light[y * width + x] ?? 0

function colourAt({ data, width }: Pixels, x: number, y: number): Buffer {
  const start = (y * width + x) * 4
  return data.subarray(start, start + 3)
}

function alphaAt({ data, width }: Pixels, x: number, y: number): number {
  return data[(y * width + x) * 4 + 3] ?? 0
}

/** The piece's own pixels, far enough from its outline. */
function insideOf(piece: Pixels): InsidePixel[] {
  const near = [-3, 0, 3]
  const found: InsidePixel[] = []
  for (let y = 3; y < puzzlePiece.height - 3; y += 1) {
    for (let x = 3; x < puzzlePiece.width - 3; x += 1) {
      if (near.every((dy) => near.every((dx) => alphaAt(piece, x + dx, y + dy) === 255))) {
        found.push({ x, y, colour: colourAt(piece, x, y), light: lightAt(piece, x, y) })
      }
    }
  }
  return found
}

/** Where a program would put the piece: the place with the highest score. */
function bestPlace(score: (at: number) => number): number {
  const scores = Array.from({ length: puzzleTargetRange.max + 1 }, (_, at) =>
    at < puzzleTargetRange.min ? -Infinity : score(at),
  )
  return scores.indexOf(Math.max(...scores))
}

const brightness = (colour: Buffer) => 0.3 * (colour[0] ?? 0) + 0.59 * (colour[1] ?? 0) + 0.11 * (colour[2] ?? 0)

/** How equal the piece and the picture below it are, whatever the light: the correlation of their brightness. */
function likeness(inside: readonly InsidePixel[], picture: Pixels, at: number): number {
  const pairs = inside.map(({ x, y, light }) => [light, lightAt(picture, x + at, y)] as const)
  const meanOf = (side: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[side], 0) / pairs.length
  const [meanPiece, meanBelow] = [meanOf(0), meanOf(1)]
  let [both, piece, below] = [0, 0, 0]
  for (const [a, b] of pairs) {
    both += (a - meanPiece) * (b - meanBelow)
    piece += (a - meanPiece) ** 2
    below += (b - meanBelow) ** 2
  }
  return both / Math.sqrt(piece * below || 1)
}

/** The same with the light of a hole that is known: the mean difference of each colour. */
function closeness(inside: readonly InsidePixel[], picture: Pixels, at: number): number {
  let sum = 0
  for (const { x, y, colour } of inside) {
    const below = colourAt(picture, x + at, y)
    for (const channel of [0, 1, 2]) sum += Math.abs((colour[channel] ?? 0) * lightInHole - (below[channel] ?? 0))
  }
  return -sum
}

/** The pixels of the piece's shape, and those around it. */
function shapeOf(strip: Pixels) {
  const all = Array.from({ length: puzzlePiece.width * puzzlePiece.height }, (_, n) => ({
    x: n % puzzlePiece.width,
    y: Math.floor(n / puzzlePiece.width),
  }))
  const inner = all.filter(({ x, y }) => alphaAt(strip, x, y) > 128)
  const [top, bottom] = [Math.min(...inner.map(({ y }) => y)), Math.max(...inner.map(({ y }) => y))]
  return { inner, outer: all.filter(({ x, y }) => y >= top && y <= bottom && alphaAt(strip, x, y) <= 128) }
}

/** How much darker the piece's own shape is there than what surrounds it. */
function darkness({ inner, outer }: ReturnType<typeof shapeOf>, picture: Pixels, at: number): number {
  const light = (places: typeof inner) =>
    places.reduce((sum, { x, y }) => sum + lightAt(picture, x + at, y), 0) / places.length
  return light(outer) - light(inner)
}
