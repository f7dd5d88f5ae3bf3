import { expect, test } from 'vitest'
import { centerOf } from './region-centers.ts'

test('a district lies where its city is, a place without a city where its province is', () => {
  expect(centerOf(330106)).toEqual({ longitude: 120.16, latitude: 30.27 })
  expect(centerOf(330000)).toEqual(centerOf(330100))
  expect(centerOf(429004)).toEqual(centerOf(420100))
  expect(centerOf(810000)).toEqual({ longitude: 114.17, latitude: 22.28 })
  expect(centerOf(990000)).toBeUndefined()
})
