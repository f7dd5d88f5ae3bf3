import { expect, onTestFinished, test } from 'vitest'

const { head } = document

function sheet(href: string) {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  return link
}

test('antd stands before ours, whenever it comes, and styles carry the nonce of the page', async () => {
  onTestFinished(() => {
    head.innerHTML = ''
    Reflect.deleteProperty(head, 'appendChild')
  })
  head.innerHTML = '<meta name="csp-nonce" content="abc"><link rel="stylesheet" href="/assets/index-1.css">'
  const { observeHead } = await import('./head-styles.ts')
  observeHead()
  head.appendChild(sheet('/assets/antd-first-2.css'))
  head.appendChild(sheet('/assets/product-list-3.css'))
  head.appendChild(sheet('/assets/antd-tree-4.css'))
  const style = head.appendChild(document.createElement('style'))

  const hrefs = [...head.querySelectorAll('link')].map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual([
    '/assets/antd-first-2.css',
    '/assets/antd-tree-4.css',
    '/assets/index-1.css',
    '/assets/product-list-3.css',
  ])
  expect(style.nonce).toBe('abc')
})
