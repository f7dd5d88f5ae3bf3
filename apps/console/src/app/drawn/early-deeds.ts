/** What first-moments.js has remembered. */
interface Deed {
  readonly type: 'click' | 'input' | 'change' | 'keydown'
  readonly element: HTMLElement
  readonly value?: string
  readonly keys?: KeyboardEventInit
}

declare global {
  interface Window {
    readonly earlyDeeds?: Deed[]
  }
}

/** From now on the program answers by itself; what was done before is told to it in the same order. */
export function endFirstMoments() {
  document.documentElement.dataset['taken'] = ''
  for (const deed of window.earlyDeeds?.splice(0) ?? []) if (deed.element.isConnected) repeat(deed)
}

function repeat({ type, element, value, keys }: Deed) {
  if (type === 'click') element.click()
  else if (type === 'keydown')
    element.dispatchEvent(new KeyboardEvent(type, { ...keys, bubbles: true, cancelable: true }))
  else {
    setValue(element, value ?? '')
    element.dispatchEvent(new Event(type, { bubbles: true }))
  }
}

/** React compares with what it knows to stand there, so that must be something else. */
function setValue(element: HTMLElement, value: string) {
  const prototype: unknown = Object.getPrototypeOf(element)
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.value = `${value} `
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value)
}
