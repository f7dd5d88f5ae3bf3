import { useEffect } from 'react'

const PRODUCT = '掌柜'

/** `{page} - {site}` in the browser's title (spec §2); without a page the site alone. */
export function usePageTitle(page: string | undefined, site: string | undefined) {
  useEffect(() => {
    document.title = [page, site || PRODUCT].filter(Boolean).join(' - ')
  }, [page, site])
}
