import { fireEvent, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { EarlyKeys, takeEarlyKeys } from './early-keys.tsx'

test('what is typed while the palette is on its way is kept for it, and does nothing to the page', () => {
  const onClose = vi.fn<() => void>()
  const onPage = vi.fn<() => void>()
  document.body.addEventListener('keydown', onPage)
  const { unmount } = render(<EarlyKeys onClose={onClose} />)
  for (const key of ['j', 's', 'Enter']) fireEvent.keyDown(document.body, { key })
  fireEvent.keyDown(document.body, { key: 'a', ctrlKey: true })
  expect(onPage).toHaveBeenCalledTimes(1)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(onClose).toHaveBeenCalled()
  unmount()
  fireEvent.keyDown(document.body, { key: 'x' })
  expect([takeEarlyKeys(), takeEarlyKeys()]).toEqual(['js', ''])
  document.body.removeEventListener('keydown', onPage)
})
