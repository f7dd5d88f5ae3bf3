import { puzzlePiece, puzzleTargetRange } from '@zhanggui/domain/session/captcha-rules'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { decoyKnobs, decoyPlaces, jigsawPath } from './jigsaw-shape.ts'

it('places decoys within reach and clear of the real hole and of each other, wherever that is', () => {
  const fraction = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
  fc.assert(
    fc.property(fc.integer(puzzleTargetRange), fraction, (x, chance) => {
      const decoys = decoyPlaces(x, () => chance)
      expect(decoys.length).toBeGreaterThan(0)
      for (const decoy of decoys) {
        expect(Number.isInteger(decoy)).toBe(true)
        expect(decoy).toBeGreaterThanOrEqual(puzzleTargetRange.min)
        expect(decoy).toBeLessThanOrEqual(puzzleTargetRange.max)
      }
      const all = [x, ...decoys].toSorted((a, b) => a - b)
      for (const [index, place] of all.slice(1).entries()) {
        expect(place - (all[index] ?? 0)).toBeGreaterThan(puzzlePiece.width)
      }
    }),
  )
})

it('turns knobs of the decoys the other way', () => {
  expect(decoyKnobs([true, false, false, true])).toEqual([
    [false, true, true, false],
    [false, false, true, true],
  ])
})

it('draws one closed outline that starts at the given place', () => {
  const path = jigsawPath(100, 20, [true, true, false, false])
  expect(path).toMatch(/^M108 28/)
  expect(path.match(/a5\.5/g)).toHaveLength(4)
  expect(path).toMatch(/Z$/)
})
