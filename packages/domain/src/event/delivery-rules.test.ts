import { expect, test } from 'vitest'
import { isGivenUp, nextTry, whyNotAddWebhook } from './delivery-rules.ts'

const start = new Date('2026-11-18T00:00:00Z')

test('eight tries are made in 24 hours, further and further apart', () => {
  const at = [start]
  for (let tries = 1; tries < 8; tries += 1) at.push(nextTry(tries, at.at(-1) ?? start) ?? start)
  expect(at).toHaveLength(8)
  expect(at.at(-1)).toEqual(new Date('2026-11-19T00:00:00Z'))
  const waits = at.slice(1).map((time, index) => time.getTime() - (at[index]?.getTime() ?? 0))
  expect(waits).toEqual(waits.toSorted((a, b) => a - b))
  expect(nextTry(8, start)).toBeUndefined()
})

test('three days without an arrival are enough', () => {
  expect(isGivenUp(start, new Date('2026-11-20T23:59:59Z'))).toBe(false)
  expect(isGivenUp(start, new Date('2026-11-21T00:00:00Z'))).toBe(true)
})

test('a shop has five of them', () => {
  expect([whyNotAddWebhook(4), whyNotAddWebhook(5)]).toEqual([undefined, '每个商户最多5个推送地址'])
})
