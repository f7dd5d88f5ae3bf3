import { puzzlePicture, puzzlePiece, puzzleTargetRange } from '@zhanggui/domain/session/captcha-rules'
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

  it.each(Array.from({ length: 12 }, (_, seed) => ({ seed, x: puzzleTargetRange.min + seed * 19 })))(
    'the piece fits at x = $x and nowhere else (picture $seed)',
    async ({ seed, x }) => {
      const { original, piece } = await drawPuzzle(x, seededRandom(seed))
      const picture = await pixels(original)
      const inside = insideOf(await pixels(piece))
      expect(inside.length).toBeGreaterThan(300)
      const misfits = Array.from({ length: puzzleTargetRange.max + 1 }, (_, at) => misfit(inside, picture, at))
      const best = misfits.indexOf(Math.min(...misfits))
      expect(Math.abs(best - x)).toBeLessThanOrEqual(1)
      expect(misfits[x]).toBeLessThan(6)
    },
  )

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

type Pixels = { data: Buffer; width: number }
type InsidePixel = { x: number; y: number; colour: Buffer }

async function pixels(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width }
}

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
        found.push({ x, y, colour: colourAt(piece, x, y) })
      }
    }
  }
  return found
}

/** The mean difference per colour channel when the piece lies with its left edge at `at`. */
function misfit(inside: readonly InsidePixel[], picture: Pixels, at: number): number {
  let sum = 0
  for (const { x, y, colour } of inside) {
    const below = colourAt(picture, x + at, y)
    for (const channel of [0, 1, 2]) sum += Math.abs((colour[channel] ?? 0) * lightInHole - (below[channel] ?? 0))
  }
  return sum / (inside.length * 3)
}
