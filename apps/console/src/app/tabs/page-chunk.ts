import type { Page } from '#ui/page.ts'
import { type ComponentType, lazy } from 'react'

const chunks = new WeakMap<Page, ComponentType>()

/** The component of a page. Its code is asked for at once: whoever knows that it will be shown may ask beforehand. */
export const pageChunk = (page: Page): ComponentType => chunks.get(page) ?? freshChunk(page)

/** A failed load is remembered by React; only a new component tries again. */
export function freshChunk(page: Page): ComponentType {
  const code = page.load()
  const chunk = lazy(() => code)
  chunks.set(page, chunk)
  code.catch(() => chunks.delete(page))
  return chunk
}
