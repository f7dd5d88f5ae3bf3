import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EVERYTHING } from '../session/permission-rules.ts'
import { computeGrants, whyNotAssignRole, whyNotGrant, whyNotSetPassword } from './grant-rules.ts'

const owner = new Set([EVERYTHING])

describe('computeGrants', () => {
  const offered = ['list', 'save', 'delete']

  it('follows the check marks of the owner', () => {
    const edit = { before: new Set(['list', 'save']), requested: ['list', 'delete'], offered, held: owner }
    expect(computeGrants(edit)).toEqual({ added: ['delete'], removed: ['save'] })
  })

  it('gives nothing that the granter does not hold, and takes nothing of it either', () => {
    const held = new Set(['list'])
    expect(computeGrants({ before: new Set(['save']), requested: ['list', 'delete'], offered, held })).toEqual({
      added: ['list'],
      removed: [],
    })
  })

  it('leaves alone what the tree does not show', () => {
    const edit = { before: new Set(['not built yet']), requested: ['platform:only'], offered, held: owner }
    expect(computeGrants(edit)).toEqual({ added: [], removed: [] })
  })

  it('never moves a permission that is not both offered and held, whatever is requested', () => {
    const codes = fc.array(fc.constantFrom<string>('a', 'b', 'c', 'd', 'e'))
    fc.assert(
      fc.property(codes, codes, codes, codes, (before, requested, shown, held) => {
        const edit = { before: new Set(before), requested, offered: new Set(shown), held: new Set(held) }
        const { added, removed } = computeGrants(edit)
        for (const moved of [...added, ...removed]) {
          expect(shown).toContain(moved)
          expect(held).toContain(moved)
        }
        expect(added.every((permission) => requested.includes(permission) && !before.includes(permission))).toBe(true)
        expect(removed.every((permission) => !requested.includes(permission) && before.includes(permission))).toBe(true)
      }),
    )
  })
})

describe('handing on', () => {
  it.each([
    [['a', 'b'], owner, true],
    [['a'], new Set(['a', 'b']), true],
    [['a', 'b'], new Set(['a']), false],
    [[], new Set<string>(), true],
  ])('%j by somebody who holds %o: %s', (granted, held, isAllowed) => {
    expect(whyNotGrant(granted, held) === undefined).toBe(isAllowed)
    expect(whyNotSetPassword(granted, held) === undefined).toBe(isAllowed)
  })

  it('gives open roles only', () => {
    expect(whyNotAssignRole({ status: true })).toBeUndefined()
    expect(whyNotAssignRole({ status: false })).toBe('角色不存在或已关闭')
    expect(whyNotAssignRole(undefined)).toBe('角色不存在或已关闭')
  })
})
