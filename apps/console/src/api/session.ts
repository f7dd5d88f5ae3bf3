import type { Endpoint, InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { DrawRequest } from '@zhanggui/contract/kernel/drawn-page'
import { PAGE_SESSION } from '@zhanggui/contract/kernel/wire-names'
import { type MenuNode, sessionApi, type SessionUser } from '@zhanggui/contract/session'
import { hasPermission, hasRole } from '@zhanggui/domain/session/permission-rules'
import { permissionsDigest } from '@zhanggui/domain/session/permissions-digest'
import { accountChanged, keeperOf, shownAccount } from './network/shown-account.ts'
import { CallError } from './call-error.ts'
import { call } from './call.ts'
import { readReply } from './answers/read-reply.ts'
import { factorMissing } from './sign-in-again.ts'
import { createStore, useStore } from './store.ts'
import { token } from './token.ts'

export interface Session {
  readonly user: SessionUser
  readonly menus: readonly MenuNode[]
  readonly permissions: ReadonlySet<string>
}

const session = createStore<Session | undefined>(undefined)

export const currentSession = session.get
export const useSession = () => useStore(session)

/** Reads who is signed in and what they may see; throws where nobody is (spec §4 guard, §6 texts). */
export async function loadSession(): Promise<Session> {
  const [user, menus] = await Promise.all([
    call(sessionApi.info, {}, { quiet: true, ofWhomever: true }).catch(sayNoUser),
    call(sessionApi.menus, {}, { quiet: true, ofWhomever: true }),
  ])
  return begin(user, menus)
}

function begin(user: SessionUser, menus: readonly MenuNode[]): Session {
  if (user.roles.length === 0) throw new Error('getInfo: roles must be a non-null array!')
  const shown = session.get()
  if (shown && keeperOf(shown.user) !== keeperOf(user)) {
    accountChanged.set(true)
    return shown
  }
  shownAccount.set(user)
  const loaded = { user, menus, permissions: new Set(user.permissionsList) }
  session.set(loaded)
  return loaded
}

type SentSession = DrawRequest['session']

/** Who was signed in when the server sent this page, as it stands there; read once, for it grows old. */
function takePageSession(): SentSession | undefined {
  const block = document.querySelector(`#${PAGE_SESSION}`)
  block?.remove()
  return block?.textContent ? (JSON.parse(block.textContent) as SentSession) : undefined
}

/** Begins with what came with the page; false where that is nothing, or of another version: then the server is asked. */
export const beginWithPage = (): boolean => beginWith(takePageSession())

export function beginWith(sent: SentSession | undefined): boolean {
  if (!sent) return false
  try {
    begin(readReply(sessionApi.info, sent.user), readReply(sessionApi.menus, sent.menus))
    return true
  } catch {
    return false
  }
}

export const knownRights = (): string => permissionsDigest(session.get()?.permissions ?? [])

/** Reads anew what the signed-in person may do, unless it is known already. What fails is told again by the next line. */
export async function renewRights(mark: string): Promise<void> {
  if (!session.get() || mark === knownRights()) return
  await loadSession().catch(() => undefined)
}

/** Calls are refused until 两步验证 is set up: whoever is signed in is read anew, and then says so. */
factorMissing.answerWith(() => {
  if (session.get()?.user.mustSetUpFactor === false) loadSession().catch(() => undefined)
})

function sayNoUser(error: unknown): never {
  const isEmpty = error instanceof CallError && error.kind === 'unreadable'
  throw isEmpty ? new Error('Verification failed, please Login again.') : error
}

/** With 两步验证 the ticket for the code that is wanted as well; without it the session is there. */
export async function signIn(draft: InputOf<typeof sessionApi.login>): Promise<string | undefined> {
  const reply = await call(sessionApi.login, draft, { quiet: true })
  if ('ticket' in reply) return reply.ticket
  token.set(reply.token)
  return undefined
}

/** The code for a ticket; tells how many recovery codes are left, if it was one of them. */
export async function signInByCode(draft: InputOf<typeof sessionApi.loginFactor>): Promise<number | null> {
  const reply = await call(sessionApi.loginFactor, draft, { quiet: true })
  token.set(reply.token)
  return reply.codesLeft
}

export function forgetSession() {
  token.set(undefined)
  shownAccount.set(undefined)
  session.set(undefined)
}

/** Whether the signed-in person may make this call. The server decides again; this only spares a dead button. */
export function mayCall(endpoint: Endpoint, who: Session | undefined = session.get()): boolean {
  if (endpoint.permission === 'none') return true
  if (!who) return false
  return endpoint.permission === 'session' || endpoint.everyRole || hasPermission(who.permissions, endpoint.permission)
}

export const isInRole = (roles: readonly string[], who: Session | undefined = session.get()): boolean =>
  who !== undefined && hasRole(who.user.roles, roles)
