import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { leads, SILENT_FOR } from './leader-rules.ts'

const self = { id: 'm', since: 100 }
const now = 1_000_000

test('a tab alone leads', () => expect(leads(self, [], now)).toBe(true))

test.each([
  ['an older tab goes first', { id: 'z', since: 99, heardAt: now }, false],
  ['a younger tab waits', { id: 'a', since: 101, heardAt: now }, true],
  ['of the same age the smaller id goes first', { id: 'a', since: 100, heardAt: now }, false],
  ['of the same age the greater id waits', { id: 'z', since: 100, heardAt: now }, true],
  ['a tab barely heard still counts', { id: 'z', since: 1, heardAt: now - SILENT_FOR + 1 }, false],
  ['a tab silent for long is gone', { id: 'z', since: 1, heardAt: now - SILENT_FOR }, true],
])('%s', (_, peer, expected) => expect(leads(self, [peer], now)).toBe(expected))

test('among tabs that all hear each other exactly one leads', () => {
  const tab = fc.record({ id: fc.string({ minLength: 1 }), since: fc.nat(5), heardAt: fc.constant(now) })
  const tabs = fc.uniqueArray(tab, { selector: ({ id }) => id, minLength: 1 })
  fc.assert(
    fc.property(tabs, (all) => {
      const leading = all.filter((one) => {
        const peers = all.filter((other) => other !== one)
        return leads(one, peers, now)
      })
      expect(leading).toHaveLength(1)
    }),
  )
})
