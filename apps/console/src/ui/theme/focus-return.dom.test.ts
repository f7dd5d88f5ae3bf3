import { afterEach, beforeEach, expect, test } from 'vitest'
import { returnFocus } from './focus-return.ts'

let stop: () => void
beforeEach(() => {
  document.body.innerHTML = '<div><main tabindex="-1"><ul><li><button id="open">开</button></li></ul></main></div>'
  stop = returnFocus()
})
afterEach(() => stop())

/** A layer over the page with one button, which has the focus. */
function layer(id: string): HTMLElement {
  const div = document.createElement('div')
  div.innerHTML = `<p><button id="${id}">${id}</button></p>`
  document.body.append(div)
  document.getElementById(id)?.focus()
  return div
}
const close = async (div: HTMLElement) => {
  div.replaceChildren()
  div.remove()
  await Promise.resolve()
}
const focused = () => document.activeElement?.id || document.activeElement?.tagName

test('who closes a dialog is where it was opened, one dialog after the other', async () => {
  document.getElementById('open')?.focus()
  const first = layer('first')
  const second = layer('second')
  await close(second)
  expect(focused()).toBe('first')
  await close(first)
  expect(focused()).toBe('open')
})

test('from a menu that is gone one comes back to what opened the menu; from nowhere to the page', async () => {
  document.getElementById('open')?.focus()
  const menu = layer('menu')
  const dialog = layer('dialog')
  const button = document.getElementById('menu')
  if (button instanceof HTMLButtonElement) button.disabled = true
  await close(dialog)
  expect(focused()).toBe('open')
  menu.remove()

  const other = layer('other')
  document.getElementById('open')?.remove()
  await close(other)
  expect(focused()).toBe('MAIN')
})

test('what stands in the place of what was there gets the focus', async () => {
  document.getElementById('open')?.focus()
  const dialog = layer('dialog')
  const list = document.querySelector('ul')
  if (list) list.innerHTML = '<li><button id="instead">开</button></li>'
  await close(dialog)
  expect(focused()).toBe('instead')
})

test('one dialog that gives way to another is one dialog', async () => {
  document.getElementById('open')?.focus()
  await close(layer('loading'))
  const loaded = layer('loaded')
  await close(loaded)
  expect(focused()).toBe('open')
})

test('what has taken the focus meanwhile keeps it', async () => {
  document.getElementById('open')?.focus()
  const dialog = layer('dialog')
  dialog.remove()
  document.querySelector('main')?.focus()
  await Promise.resolve()
  expect(focused()).toBe('MAIN')
})
