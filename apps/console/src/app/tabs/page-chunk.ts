import type { Page } from '#ui/page.ts'
import { type ComponentType, lazy } from 'react'

const chunks = new WeakMap<Page, ComponentType>()

/** The component of a page, loaded on first use. */
export function pageChunk(page: Page): ComponentType {
  const known = chunks.get(page)
  if (known) return known
  const chunk = lazy(page.load)
  chunks.set(page, chunk)
  return chunk
}

/** A failed load is remembered by React; only a new component tries again. */
export const forgetPageChunk = (page: Page) => chunks.delete(page)
