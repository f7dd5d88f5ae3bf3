import { homePages } from '#features/home/home.pages.ts'
import { logPages } from '#features/logs/log.pages.ts'
import { sessionPages } from '#features/session/session.pages.ts'
import { staffPages } from '#features/staff/staff.pages.ts'
import { galleryPages } from '#ui/gallery/gallery.pages.ts'
import type { Page } from '#ui/page.ts'
import { statusPages } from './status.pages.ts'

/** Every page of the console. A feature joins by one line here. */
export const pages: readonly Page[] = [
  ...homePages,
  ...sessionPages,
  ...staffPages,
  ...logPages,
  ...statusPages,
  ...(import.meta.env.DEV ? galleryPages : []),
]
