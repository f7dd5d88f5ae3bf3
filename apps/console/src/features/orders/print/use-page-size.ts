import { type RefObject, useEffect } from 'react'
import { type Paper, pageRule } from './paper.ts'

/** The browser prints on this paper while the page is open, however long the receipt becomes. */
export function usePageSize(receipt: RefObject<HTMLElement | null>, paper: Paper) {
  useEffect(() => {
    const element = receipt.current
    if (!element) return undefined
    // A style element would need the nonce of the page.
    const sheet = new CSSStyleSheet()
    document.adoptedStyleSheets.push(sheet)
    const observer = new ResizeObserver(() => sheet.replaceSync(pageRule(paper, element.offsetHeight)))
    observer.observe(element)
    return () => {
      observer.disconnect()
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    }
  }, [receipt, paper])
}
