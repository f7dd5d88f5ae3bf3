import type { fakeServer } from '#api/testing/fake-server.ts'
import { fakeUser } from '#api/testing/fake-session.ts'
import { sessionApi, type SessionUser } from '@zhanggui/contract/session'

export const owner: SessionUser = {
  ...fakeUser,
  phone: '13800138000',
  roleNames: ['店主'],
  lastIp: '203.0.113.24',
  lastLoginTime: new Date('2026-03-01T01:00:00Z'),
  loginCount: 3,
  version: 7,
}

/** The calls that every sign-in makes. */
export function serveSession(server: ReturnType<typeof fakeServer>, user = owner) {
  return server.reply(sessionApi.info, user).reply(sessionApi.menus, [])
}

/** jsdom knows the dialog element but not how to open it. */
export function polyfillDialogs() {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false
  }
}
