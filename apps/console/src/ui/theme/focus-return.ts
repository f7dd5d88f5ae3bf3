const FOCUSABLE = 'a[href], button:enabled, input:enabled, textarea:enabled, [tabindex="0"]'

/** An element and all it stands in; the last is a child of the body: the page itself, or something that floats over it. */
function wayUp(element: HTMLElement): HTMLElement[] {
  const above = element.parentElement
  return above === null || above === document.body ? [element] : [element, ...wayUp(above)]
}

const isNowhere = () => document.activeElement === null || document.activeElement === document.body

/** The element; where it is gone, the first thing in what it stood in; where that is the whole page, the page. */
function focusOn([element, ...around]: readonly HTMLElement[]) {
  element?.focus({ preventScroll: true })
  if (!isNowhere() || element?.isConnected) return
  const place = around.find(({ isConnected }) => isConnected)
  const main = document.querySelector<HTMLElement>('main')
  const next = place && !place.contains(main) ? place.querySelector<HTMLElement>(FOCUSABLE) : undefined
  next?.focus({ preventScroll: true })
}

/**
 * Whoever closes a dialog goes on where it was opened. antd sees to that where a dialog is hidden; ours are gone with
 * their content, and the browser would begin at the top of the page.
 */
export function returnFocus(): () => void {
  const cameFrom = new WeakMap<Node, readonly HTMLElement[]>()
  // Known from when it was there: what is taken away may fall to pieces.
  let before: readonly HTMLElement[] = []

  const note = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return
    const way = wayUp(target)
    const [layer, layerBefore] = [way.at(-1), before.at(-1)]
    if (layer && layerBefore && layer !== layerBefore && !cameFrom.has(layer)) cameFrom.set(layer, before)
    before = way
  }
  const goBackFrom = (layer: Node) => {
    const left = new Set<Node>()
    // What opened it may have been in a menu that is closed by now: then where that was opened.
    for (let from: Node = layer; isNowhere() && !left.has(from);) {
      left.add(from)
      const way = cameFrom.get(from) ?? []
      focusOn(way)
      from = way.at(-1) ?? from
    }
    if (isNowhere()) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }
  const watch = new MutationObserver((changes) => {
    for (const layer of changes.flatMap(({ removedNodes }) => [...removedNodes])) {
      if (!layer.isConnected && cameFrom.has(layer) && isNowhere()) goBackFrom(layer)
    }
  })

  document.addEventListener('focusin', note)
  watch.observe(document.body, { childList: true })
  return () => {
    document.removeEventListener('focusin', note)
    watch.disconnect()
  }
}
