import { StillLoading } from '#ui/loading-bar.tsx'
import type { Page } from '#ui/page.ts'
import { createElement, Suspense, useState } from 'react'
import { Route, Routes } from 'react-router'
import { PageBoundary } from './page-boundary.tsx'
import { forgetPageChunk, pageChunk } from './page-chunk.ts'

interface Props {
  readonly page: Page
  /** The page sees this address, not the window's: a tab in the background keeps its own. */
  readonly path: string
}

export function PageView({ page, path }: Props) {
  const [attempt, setAttempt] = useState(0)
  const retry = () => {
    forgetPageChunk(page)
    setAttempt(attempt + 1)
  }
  return (
    <PageBoundary key={attempt} onRetry={retry}>
      <Suspense fallback={<StillLoading />}>
        <Routes location={path}>
          <Route path={page.path} element={createElement(pageChunk(page))} />
        </Routes>
      </Suspense>
    </PageBoundary>
  )
}
