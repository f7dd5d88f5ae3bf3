/** The server writes a fresh nonce into every page it sends; a style element must carry it to be let in. */
export const styleNonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content

/**
 * antd hands the nonce to its own styles but not to two of its inner libraries (scroll lock behind dialogs, width of
 * the scroll bar), so every style element that our scripts put into the head gets it.
 */
export function giveStylesTheNonce(nonce: string) {
  const append = document.head.appendChild.bind(document.head)
  document.head.appendChild = (node) => {
    if (node instanceof HTMLStyleElement) node.nonce = nonce
    return append(node)
  }
}
