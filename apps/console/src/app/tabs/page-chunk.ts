import type { Page } from '#ui/page.ts'
import { type ComponentType, lazy } from 'react'

const chunks = new WeakMap<Page, ComponentType>()

/** The component of a page, loaded on first use. */
export const pageChunk = (page: Page): ComponentType => chunks.get(page) ?? freshChunk(page)

/** A failed load is remembered by React; only a new component tries again. */
export function freshChunk(page: Page): ComponentType {
  const chunk = lazy(page.load)
  chunks.set(page, chunk)
  return chunk
}
