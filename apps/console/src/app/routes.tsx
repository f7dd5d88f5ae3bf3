import { homePages } from '#features/home/home.pages.ts'
import { sessionPages } from '#features/session/session.pages.ts'
import type { Page } from '#ui/page.ts'
import { statusPages } from './status.pages.ts'

/** Every page of the console. A feature joins by one line here. */
export const pages: readonly Page[] = [...homePages, ...sessionPages, ...statusPages]
