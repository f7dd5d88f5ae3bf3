import { puzzlePiece, puzzleTargetRange } from '@zhanggui/domain/session/captcha-rules'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { decoyX, jigsawPath, oppositeKnobs } from './jigsaw-shape.ts'

it('places the decoy within reach and clear of the real hole, wherever that is', () => {
  const fraction = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
  fc.assert(
    fc.property(fc.integer(puzzleTargetRange), fraction, (x, chance) => {
      const decoy = decoyX(x, () => chance)
      expect(Number.isInteger(decoy)).toBe(true)
      expect(decoy).toBeGreaterThanOrEqual(puzzleTargetRange.min)
      expect(decoy).toBeLessThanOrEqual(puzzleTargetRange.max)
      expect(Math.abs(decoy - x)).toBeGreaterThan(puzzlePiece.width)
    }),
  )
})

it('turns every knob of the decoy the other way', () => {
  expect(oppositeKnobs([true, false, false, true])).toEqual([false, true, true, false])
})

it('draws one closed outline that starts at the given place', () => {
  const path = jigsawPath(100, 20, [true, true, false, false])
  expect(path).toMatch(/^M108 28/)
  expect(path.match(/a5\.5/g)).toHaveLength(4)
  expect(path).toMatch(/Z$/)
})
