/** The server writes a fresh nonce into every page it sends; a style element must carry it to be let in. */
export const styleNonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content

/** Sheets of antd, which the build has named so. */
const ANTD = '[href*="/assets/antd-"]'

/**
 * Two things about styles that our scripts put into the head.
 * - antd hands the nonce to its own but not to two of its inner libraries (scroll lock behind dialogs, width of the scroll
 *   bar).
 * - antd's sheets come with the page that needs them, but stand before all of ours: where both are equally exact, ours count.
 */
export function observeHead() {
  const { head } = document
  const append = head.appendChild.bind(head)
  head.appendChild = (node) => {
    if (node instanceof HTMLStyleElement && styleNonce) node.nonce = styleNonce
    const isAntd = node instanceof HTMLLinkElement && node.matches(ANTD)
    return isAntd ? head.insertBefore(node, head.querySelector(`link[rel=stylesheet]:not(${ANTD})`)) : append(node)
  }
}
