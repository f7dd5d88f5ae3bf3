import { PAGE_SESSION } from '@zhanggui/contract/kernel/wire-names'

/** Who was signed in when the server sent this page, as it stands there; read once, for it grows old. */
export function takePageSession(): { readonly user: unknown; readonly menus: unknown } | undefined {
  const block = document.querySelector(`#${PAGE_SESSION}`)
  block?.remove()
  return block?.textContent ? (JSON.parse(block.textContent) as { user: unknown; menus: unknown }) : undefined
}
