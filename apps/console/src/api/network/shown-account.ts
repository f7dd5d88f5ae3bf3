import { ACCOUNT_HEADER } from '@zhanggui/contract/kernel/wire-names'
import type { SessionUser } from '@zhanggui/contract/session'
import { createStore } from '../store.ts'

/** True once the browser is signed in to another shop, or as somebody else: this page shows what was before. */
export const accountChanged = createStore(false)

let shown: string | undefined

/** The account whose data the page shows. The server refuses calls of a session that is another one's. */
export const shownAccount = {
  set(user: SessionUser | undefined) {
    shown = user && keeperOf(user)
  },
  headers: (): Record<string, string> => (shown === undefined ? {} : { [ACCOUNT_HEADER]: shown }),
}

/** Whose it is, where the browser keeps something: of a person in one of their shops. */
export const keeperOf = ({ merId, id }: Pick<SessionUser, 'merId' | 'id'>): string => `${merId}-${id}`
