import { StillLoading } from '#ui/loading-bar.tsx'
import type { Page } from '#ui/page.ts'
import { Suspense, useState } from 'react'
import { type Location, Route, Routes } from 'react-router'
import { PageBoundary } from './page-boundary.tsx'
import { freshChunk, pageChunk } from './page-chunk.ts'

interface Props {
  readonly page: Page
  /** The page sees this address, not the window's: a tab in the background keeps its own. */
  readonly path: string | Location
}

export function PageView({ page, path }: Props) {
  const [{ Chunk, attempt }, setTrial] = useState(() => ({ Chunk: pageChunk(page), attempt: 0 }))
  return (
    <PageBoundary key={attempt} onRetry={() => setTrial({ Chunk: freshChunk(page), attempt: attempt + 1 })}>
      <Suspense fallback={<StillLoading />}>
        <Routes location={path}>
          <Route path={page.path} element={<Chunk />} />
        </Routes>
      </Suspense>
    </PageBoundary>
  )
}
