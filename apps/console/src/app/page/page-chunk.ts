import { eagerLazy } from '#ui/chunk/eager-lazy.tsx'
import type { Page } from '#ui/page/page.ts'
import type { ComponentType } from 'react'
import { PageSkeleton } from './page-skeleton.tsx'

const chunks = new WeakMap<Page, ComponentType>()

/** The component of a page. Its code is requested at once, so it can be preloaded. */
export function pageChunk(page: Page): ComponentType {
  const known = chunks.get(page)
  if (known) return known
  const chunk = eagerLazy(page.load, PageSkeleton)
  chunks.set(page, chunk)
  return chunk
}
