import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchesPuzzle, puzzlePicture, puzzlePiece, puzzleTargetRange, puzzleX } from './captcha-rules.ts'

describe('puzzleX', () => {
  it('scales 62 px on a picture shown 155 px wide to 124, which solves a target of 121', () => {
    const x = puzzleX(62, 155)
    expect(x).toBe(124)
    expect(matchesPuzzle(x, 121)).toBe(true)
  })

  it('finds the target on every screen width, though a screen has whole pixels only', () => {
    const target = fc.integer(puzzleTargetRange)
    fc.assert(
      fc.property(target, fc.integer({ min: 120, max: 1240 }), (x, shownWidth) => {
        const dragged = Math.round((x * shownWidth) / puzzlePicture.width)
        expect(matchesPuzzle(puzzleX(dragged, shownWidth), x)).toBe(true)
      }),
    )
  })
})

describe('matchesPuzzle', () => {
  it.each([
    [121, true],
    [126, true],
    [116, true],
    [126.1, false],
    [115.9, false],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, false],
  ])('x %d against target 121: %s', (x, solved) => {
    expect(matchesPuzzle(x, 121)).toBe(solved)
  })

  it('is not solved by leaving the piece where it starts', () => {
    expect(matchesPuzzle(0, puzzleTargetRange.min)).toBe(false)
  })

  it('keeps the whole piece inside the picture', () => {
    expect(puzzleTargetRange.max + puzzlePiece.width).toBeLessThanOrEqual(puzzlePicture.width)
  })
})
