import { StillLoading } from '#ui/page/loading-bar.tsx'
import type { Page } from '#ui/page/page.ts'
import { memo, Suspense, useState } from 'react'
import { type Location, Route, Routes } from 'react-router'
import { PageBoundary } from './page-boundary.tsx'
import { pageChunk } from './page-chunk.ts'

interface Props {
  readonly page: Page
  /** The page sees this address, not the window's: a tab in the background keeps its own. */
  readonly path: string | Location
}

/** Nothing of it is rendered while another page comes or goes. */
export const PageView = memo(({ page, path }: Props) => {
  const [attempt, setAttempt] = useState(0)
  const [Chunk] = useState(() => pageChunk(page))
  return (
    <PageBoundary key={attempt} onRetry={() => setAttempt(attempt + 1)}>
      <Suspense fallback={<StillLoading />}>
        <Routes location={path}>
          <Route path={page.path} element={<Chunk />} />
        </Routes>
      </Suspense>
    </PageBoundary>
  )
})
