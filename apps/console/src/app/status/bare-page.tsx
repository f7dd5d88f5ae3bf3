import './bare-page.css'
import { useWindowAddress } from '#ui/page/window-address.tsx'
import type { Page } from '#ui/page/page.ts'
import { usePageTitle } from '#ui/page/page-title.ts'
import { PageView } from '../page/page-view.tsx'

/** A page without the shell. */
export function BarePage({ page }: { readonly page: Page }) {
  const location = useWindowAddress()
  usePageTitle(page.title, undefined)
  return (
    <main id="content" className="bare-page" tabIndex={-1}>
      <PageView key={page.path} page={page} path={location} />
    </main>
  )
}
