import { DRAWN_PAGE } from '@zhanggui/contract/kernel/drawn-page'
import { expect, test } from 'vitest'
import { drawnHtml } from './drawn-html.ts'

const page =
  '<!doctype html><html lang="zh-CN"><head><link rel="stylesheet" crossorigin href="/assets/start.css"></head><body><div id="root"><div class="splash"><svg></svg></div></div><noscript>x</noscript></body></html>'
const MISCHIEF = '</script><script>alert(1)</script>'

const draw = (html: string) =>
  drawnHtml(
    page,
    `${['start', 'list', 'antd-list'].map((name) => `<link rel="preload" as="style" crossorigin href="/assets/${name}.css">`).join('')}<link rel="modulepreload" href="/assets/list.js">`,
    {
      drawing: { html, attributes: { 'data-density': 'middle' }, variables: { accent: '#0b63ce' }, now: 5 },
      facts: { stored: {}, media: {}, height: 900, address: '/product/list', now: 5, replies: { '/api/x': MISCHIEF } },
    },
    { nonce: 'n0nce', script: 'remember()' },
  )

test('the drawing stands where the splash was, with its sheets, its colours and what it was drawn with', () => {
  const html = draw('<p>山风龙井</p>')
  expect(html).toContain('<html lang="zh-CN" data-density="middle">')
  expect(html).toContain('<div id="root"><p>山风龙井</p></div><noscript>')
  // A script waits for the sheets before it.
  expect(html.indexOf('<script>remember()</script>')).toBeLessThan(html.indexOf('<link'))
  expect(html).toContain('<script>remember()</script>')
  // Those of antd before all of ours, none twice.
  const sheets = [...html.matchAll(/<link rel="stylesheet" crossorigin href="\/assets\/([\w-]+).css">/g)]
  expect(sheets.map(([, name]) => name)).toEqual(['antd-list', 'start', 'list'])
  expect(html).toContain('<link rel="modulepreload" href="/assets/list.js">')
  expect(html).toContain('<style nonce="n0nce">:root{--accent:#0b63ce;}</style>')
  const block = new RegExp(`id="${DRAWN_PAGE}">([^<]*)</script>`).exec(html)?.[1]
  expect(JSON.parse(block ?? '')).toMatchObject({ address: '/product/list', replies: { '/api/x': MISCHIEF } })
})

test('what data says is neither script nor sheet nor a pattern of the replacement', () => {
  const html = draw(`<p>$& $1 __NONCE__</p><i style="color:red}&lt;/style>">x</i>`)
  expect(html).not.toContain('alert(1)</script><')
  expect(html).toContain('<p>$& $1 __NONCE__</p>')
  expect(html).toContain('<style nonce="n0nce">:root{--accent:#0b63ce;}</style>')
})

test('no element has a style, which the browser would refuse: it is a rule until the program sets it', () => {
  const html = draw('<col style="width:48px"><b style="background:url(x.png)">x</b>')
  expect(html).not.toContain(' style="')
  expect(html).toContain('<col data-style="width:48px">')
  expect(html).toContain('[data-style="width:48px"]{width:48px!important}')
  expect(html).toContain('<b data-style="background:url(x.png)">')
  expect(html).not.toContain('{background:url')
})
