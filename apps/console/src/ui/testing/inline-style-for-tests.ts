const blank = document.implementation.createHTMLDocument()
const usual = new Map<string, string>()
const ask = window.getComputedStyle.bind(window)

/** How elements of this name are shown, a dialog open or closed. */
function usualDisplay(element: Element): string {
  const isOpen = element.hasAttribute('open')
  const key = `${element.localName} ${isOpen}`
  const known = usual.get(key)
  if (known !== undefined) return known
  const sample = blank.body.appendChild(blank.createElementNS(element.namespaceURI, element.localName))
  sample.toggleAttribute('open', isOpen)
  const { display } = ask(sample)
  usual.set(key, display)
  return display
}

const hasStyle = (element: Element, name: string) => element.getAttribute('style')?.includes(name) === true

function displayOf(element: HTMLElement): string {
  if (hasStyle(element, 'display') && element.style.display) return element.style.display
  return element.hidden ? 'none' : usualDisplay(element)
}

function visibilityOf(element: HTMLElement): string {
  for (let each: HTMLElement | null = element; each; each = each.parentElement) {
    if (hasStyle(each, 'visibility') && each.style.visibility) return each.style.visibility
  }
  return 'visible'
}

function valueOf(element: HTMLElement, name: string | symbol): unknown {
  if (name === 'display') return displayOf(element)
  if (name === 'visibility') return visibilityOf(element)
  if (name === 'getPropertyValue') return (property: string) => valueOf(element, property)
  const value: unknown = Reflect.get(element.style, name, element.style)
  return typeof value === 'function' ? value.bind(element.style) : value
}

/**
 * The style of an element as far as it is said by the element itself or follows from its name: a page of a test has no
 * sheets. jsdom would ask each rule of its own sheet about each element.
 */
export const inlineStyleOf = (element: Element): CSSStyleDeclaration =>
  new Proxy((element as HTMLElement).style, { get: (_, name) => valueOf(element as HTMLElement, name) })
