import { coming } from '#ui/coming.tsx'
import type { Page } from '#ui/page.ts'
import type { ComponentType } from 'react'
import { PageComing } from './page-coming.tsx'

const chunks = new WeakMap<Page, ComponentType>()

/** The component of a page. Its code is asked for at once: whoever knows that it will be shown may ask beforehand. */
export const pageChunk = (page: Page): ComponentType => chunks.get(page) ?? freshChunk(page)

/** A failed load is remembered; only a new component tries again. */
export function freshChunk(page: Page): ComponentType {
  const code = page.load()
  const chunk = coming(code, PageComing)
  chunks.set(page, chunk)
  code.catch(() => chunks.delete(page))
  return chunk
}
