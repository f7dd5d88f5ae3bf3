import { expect, test } from 'vitest'
import { renewedExpiry } from './session-rules.ts'

const HOUR = 3_600_000
const signedInAt = new Date('2026-03-01T09:00:00+08:00')
const latest = new Date(signedInAt.getTime() + 30 * 24 * HOUR)
const after = (ms: number) => new Date(signedInAt.getTime() + ms)

test('a session used within five minutes is not written again', () => {
  expect(renewedExpiry(signedInAt, latest, after(299_000))).toBeUndefined()
})

test('a later use gives it its full length again', () => {
  expect(renewedExpiry(signedInAt, latest, after(2 * HOUR))).toEqual(after(26 * HOUR))
})

test('however much it is used, one day it ends', () => {
  const lastHour = new Date(latest.getTime() - HOUR)
  expect(renewedExpiry(new Date(latest.getTime() - 2 * HOUR), latest, lastHour)).toEqual(latest)
})
