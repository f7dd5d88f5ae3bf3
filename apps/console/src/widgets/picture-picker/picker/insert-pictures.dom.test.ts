import { expect, test, vi } from 'vitest'
import { type InsertPictures, sendToEditor } from './insert-pictures.ts'

test('chosen pictures become image tags in their order, and a name cannot break out of its tag', () => {
  const postMessage = vi.fn<(news: InsertPictures, origin: string) => void>()
  vi.stubGlobal('opener', { postMessage })
  const sent = sendToEditor([
    { attId: 1, name: '春山.jpg', sattDir: '/media/a/1.jpg' },
    { attId: 2, name: '"><script>alert(1)</script>.png', sattDir: '/media/a/2.png' },
  ])
  expect(sent).toBe(true)
  const [news, origin] = postMessage.mock.lastCall ?? []
  expect(origin).toBe(window.location.origin)
  const page = new DOMParser().parseFromString(news?.html ?? '', 'text/html')
  expect([...page.images].map((image) => [image.getAttribute('src'), image.alt])).toEqual([
    ['/media/a/1.jpg', '春山.jpg'],
    ['/media/a/2.png', '"><script>alert(1)</script>.png'],
  ])
  expect(page.scripts).toHaveLength(0)
})

test('nobody waits for them in a window that nobody opened', () => {
  vi.stubGlobal('opener', null)
  expect(sendToEditor([])).toBe(false)
})
