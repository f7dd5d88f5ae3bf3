import { sheetKind, type SheetKind } from '@zhanggui/domain/order/desk/desk-codes'
import { useEffect } from 'react'

const sizes: Readonly<Record<SheetKind, string>> = {
  [sheetKind.is.pick]: 'size: A4; margin: 12mm',
  [sheetKind.is.slip]: 'size: A5; margin: 8mm',
  [sheetKind.is.label]: 'size: 100mm 150mm; margin: 0',
}

/** The browser prints on the paper of these sheets while the page is open. */
export function useSheetSize(kind: SheetKind | undefined) {
  useEffect(() => {
    if (!kind) return undefined
    // A style element would need the nonce of the page.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`@page { ${sizes[kind]} }`)
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    }
  }, [kind])
}
