import type { Page } from '#ui/page/page.ts'
import { z } from 'zod'

const stored = z.object({ lostPage: z.string() })

/** What the no-access page knows about the requested page, beside its address. */
export const lostPage = (page: Page | undefined) => (page ? { lostPage: page.title } : null)
export const lostPageIn = (state: unknown): string | undefined => stored.safeParse(state).data?.lostPage
