import { expect, test } from 'vitest'
import {
  cropRatios,
  cutWidth,
  initialBox,
  isInside,
  pushedInside,
  ratiosFor,
  turnedSize,
  rotationOf,
} from './crop-box.ts'

const picture = { x: 100, y: 0, width: 400, height: 400 }

test.each([16 / 9, 1, 9 / 16])('the first box of ratio %f lies in the middle of the picture', (ratio) => {
  const box = initialBox(picture, ratio)
  expect(box.width / box.height).toBeCloseTo(ratio)
  expect(box.x + box.width / 2).toBeCloseTo(300)
  expect(box.y + box.height / 2).toBeCloseTo(200)
  expect(Math.max(box.width, box.height)).toBeCloseTo(320)
})

test('a free box has the shape of the picture', () => {
  const box = initialBox({ x: 0, y: 0, width: 300, height: 100 }, 0)
  expect([box.width, box.height]).toEqual([240, 80])
})

test('a label begins with 200×100, or less in a small picture', () => {
  expect(initialBox(picture, 2)).toEqual({ x: 200, y: 150, width: 200, height: 100 })
  expect(initialBox({ x: 0, y: 0, width: 100, height: 400 }, 2)).toMatchObject({ width: 100, height: 50 })
})

test('a box may not leave the stage', () => {
  const room = { width: 600, height: 400 }
  expect(isInside({ x: 0, y: 0, width: 600, height: 400 }, room)).toBe(true)
  expect(isInside({ x: -1, y: 0, width: 10, height: 10 }, room)).toBe(false)
  expect(isInside({ x: 0, y: 395, width: 10, height: 10 }, room)).toBe(false)
})

test('a box that is pushed beyond an edge slides along it', () => {
  const room = { width: 600, height: 400 }
  expect(pushedInside({ x: -40, y: 120, width: 100, height: 80 }, room)).toEqual({ x: 0, y: 120 })
  expect(pushedInside({ x: 560, y: 350, width: 100, height: 80 }, room)).toEqual({ x: 500, y: 320 })
})

test('a cut has the pixels of the original, however far it was zoomed and turned', () => {
  expect(cutWidth(200, [0.5, 0, 0, 0.5, 0, 0])).toBe(400)
  expect(cutWidth(200, [0, 2, -2, 0, 9, 9])).toBe(100)
  expect(cutWidth(200, [0.001, 0, 0, 0.001, 0, 0])).toBe(4096)
})

test('a quarter turn swaps width and height', () => {
  const turn = rotationOf([0, 0.5, -0.5, 0, 0, 0])
  expect(turnedSize({ width: 400, height: 100 }, turn)).toEqual({ width: 100, height: 400 })
})

test('the shape that a field wants can be chosen, first where it is none of the usual ones', () => {
  expect(ratiosFor(undefined)).toEqual(cropRatios)
  expect(ratiosFor(1)).toEqual(cropRatios)
  expect(ratiosFor(375 / 180)).toEqual([{ value: 375 / 180, label: '建议尺寸' }, ...cropRatios])
})
