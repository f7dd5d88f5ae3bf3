import { expect, test } from 'vitest'
import { imageTags } from './insert-pictures.ts'

test('chosen pictures become image tags in their order, and a name cannot break out of its tag', () => {
  const html = imageTags([
    { name: '春山.jpg', sattDir: '/media/a/1.jpg' },
    { name: '"><script>alert(1)</script>.png', sattDir: '/media/a/2.png' },
  ])
  const page = new DOMParser().parseFromString(html, 'text/html')
  expect([...page.images].map((image) => [image.getAttribute('src'), image.alt])).toEqual([
    ['/media/a/1.jpg', '春山.jpg'],
    ['/media/a/2.png', '"><script>alert(1)</script>.png'],
  ])
  expect(page.scripts).toHaveLength(0)
})
