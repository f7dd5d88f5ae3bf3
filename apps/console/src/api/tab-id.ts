import { newKey } from './idempotency-key.ts'

/** The name of this tab: the server does not tell it of its own changes. */
export const tabId = newKey()
