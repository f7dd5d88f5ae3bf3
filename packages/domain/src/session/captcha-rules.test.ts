import { describe, expect, it } from 'vitest'
import { matchesPuzzle, puzzlePicture, puzzlePiece, puzzleTargetRange } from './captcha-rules.ts'

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
