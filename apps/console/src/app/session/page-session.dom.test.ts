import { beginWithPage, currentSession, forgetSession } from '#api/session.ts'
import { fakeUser } from '#api/testing/fake-session.ts'
import { PAGE_SESSION } from '@zhanggui/contract/kernel/wire-names'
import { afterEach, expect, test } from 'vitest'

afterEach(forgetSession)

function sendWith(data: unknown) {
  const block = document.createElement('script')
  block.type = 'application/json'
  block.id = PAGE_SESSION
  block.textContent = JSON.stringify(data)
  document.head.append(block)
}

test('who is signed in is read from the page, once', () => {
  sendWith({ user: { ...fakeUser, lastLoginTime: '2026-11-18 08:00:00' }, menus: [] })
  expect(beginWithPage()).toBe(true)
  expect(currentSession()?.user).toMatchObject({
    account: fakeUser.account,
    lastLoginTime: new Date('2026-11-18T00:00:00Z'),
  })
  forgetSession()
  expect(beginWithPage()).toBe(false)
  expect(currentSession()).toBeUndefined()
})

test('data written by another version is ignored', () => {
  sendWith({ user: { id: 'no number' }, menus: [] })
  expect(beginWithPage()).toBe(false)
  expect(currentSession()).toBeUndefined()
})
