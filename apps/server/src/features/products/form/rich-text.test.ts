import { parseFragment } from 'parse5'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanDescription, cleanRichText, picturesIn } from './rich-text.ts'

const clean = (html: string) => cleanRichText(html).html

describe('keeps what the editor makes', () => {
  test.each([
    '<h2 style="text-align: center">标题</h2><p>字<strong>粗</strong><em>斜</em><u>线</u><s>删</s></p>',
    '<ul><li><p>一</p></li></ul><ol start="3"><li><p>三</p></li></ol><blockquote><p>引</p></blockquote>',
    '<p><span style="color: rgb(255, 0, 0); background-color: #ff0">彩</span><br>第二行</p><hr>',
    '<table style="min-width: 50px"><colgroup><col style="width: 100px"></colgroup><tbody><tr>' +
      '<th colspan="2" rowspan="1" colwidth="100,200"><p>头</p></th><td>格</td></tr></tbody></table>',
    '<img src="/media/a/b.png" alt="茶" width="100%"><img src="https://img.example.com/a.png">',
    '<p>1 &lt; 2 &amp;&amp; &quot;引号&quot;</p>',
  ])('%s', (html) => expect(clean(html)).toBe(html))

  test('links, opened elsewhere and unknown to where they lead', () => {
    expect(clean('<a href="https://example.com/a?b=1&c=2" onclick="x()">看</a>')).toBe(
      '<a href="https://example.com/a?b=1&amp;c=2" target="_blank" rel="noopener noreferrer nofollow">看</a>',
    )
  })

  test('the pictures are told', () => {
    expect(cleanRichText('<p><img src="/media/x.png"><img src="data:image/png;base64,AA"></p>')).toEqual({
      html: '<p><img src="/media/x.png"></p>',
      pictures: ['/media/x.png'],
    })
  })
})

const link = (href: string) => `<a href="${href}" target="_blank" rel="noopener noreferrer nofollow">文</a>`

describe('leaves nothing that acts', () => {
  test.each([
    ['<script>alert(1)</script>文', '文'],
    ['<p onmouseover="x()" class="a" id="b">文</p>', '<p>文</p>'],
    ['<a href="java\nscript:alert(1)">文</a>', '文'],
    ['<a href=" JaVaScRiPt:alert(1)">文</a>', '文'],
    ['<a href="//evil.example/x">文</a>', '文'],
    ['<img src="javascript:alert(1)">', ''],
    ['<img src="//evil.example/a.png">', ''],
    ['<p style="background: url(javascript:x); position: fixed; color: red">文</p>', '<p style="color: red">文</p>'],
    ['<p style="color: red\\;} body{display:none">文</p>', '<p>文</p>'],
    ['<p style="width: expression(alert(1))">文</p>', '<p>文</p>'],
    ['<iframe src="https://x"></iframe><object></object><embed>', ''],
    ['<svg><p>a</p><style><img src=x onerror=alert(1)></style></svg>', '<p>a</p>'],
    ['<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">', ''],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', '&quot;&gt;'],
    ['<form action="x"><p>文</p></form>', ''],
    ['<font color="red"><center>文</center></font>', '文'],
    ['<!-- x --><p>文<!-- y --></p>', '<p>文</p>'],
    ['<textarea></textarea><img src="/media/x.png" onerror="x">', '<img src="/media/x.png">'],
    ['<style>@import url(x)</style><link rel=stylesheet href=x><meta http-equiv=refresh>', ''],
    ['<img src="/media/&quot; onerror=&quot;alert(1)">', ''],
    ['<img src="/media/../api/admin/merchant/logout">', ''],
    ['<img src="/media/%2e%2e/api/logout.png">', ''],
    ['<img src="\\\\media\\..\\api\\logout.png">', ''],
    ['<img src="/media/a/../b.png?x=1#y">', '<img src="/media/b.png">'],
    ['<img src="https:/api/admin/merchant/logout">', '<img src="https://api/admin/merchant/logout">'],
    ['<img src="ht\ntps:api/logout">', '<img src="https://api/logout">'],
    ['<a href="https:\\\\evil.example\\x">文</a>', link('https://evil.example/x')],
    ['<a href="https:/api/logout">文</a>', link('https://api/logout')],
  ])('%s', (html, expected) => expect(clean(html)).toBe(expected))

  const parts = ['<', '>', '</', '"', "'", '=', ' ', 'p', 'a', 'img', 'svg', 'style', 'table', 'href', 'src', 'onerror']
  const more = ['script', 'math', 'mtext', '<!--', '-->', 'javascript:', 'https://a', '/media/b', '&lt;', '&#x6a;', '/']
  const soup = fc.array(fc.constantFrom(...parts, ...more, '文'), { maxLength: 40 }).map((words) => words.join(''))

  test('whatever is thrown at it: cleaned once is clean, and a browser finds only what is allowed', () => {
    fc.assert(
      fc.property(soup, (html) => {
        const once = clean(html)
        expect(clean(once)).toBe(once)
        expect(activeIn(once)).toEqual([])
        expect(picturesIn(once)).toEqual(cleanRichText(html).pictures)
      }),
      { numRuns: 500 },
    )
  })
})

test('pictures are found in cleaned text as they were found while cleaning it', () => {
  const { html, pictures } = cleanRichText(
    '<p>&lt;img src="x"&gt;<img alt=\'<img src="/media/no.png">\' src="https://a.example/?b=1&c=&quot;&amp;lt;"></p>',
  )
  expect(picturesIn(html)).toEqual(pictures)
  expect(pictures).toEqual(['https://a.example/?b=1&c=%22&lt;'])
})

describe('text that takes too much work is refused while it is parsed', () => {
  const [complex, deep] = ['商品详情的格式过于复杂，请精简后再保存', '商品详情的格式嵌套过深，请精简后再保存']
  const open = (count: number, style = '') =>
    Array.from({ length: count }, (_, at) => `<b id=${at} style="${style}">`).join('')

  test.each([
    ['formatting that every paragraph opens anew', `<p>${open(1000)}${'<p>a'.repeat(45_000)}`, deep],
    ['the same with less of it', `<p>${open(90)}${'<p>a'.repeat(45_000)}`, complex],
    [
      'the same with little of it and long attributes',
      `<p>${open(50, 'color: red;'.repeat(200))}${'<p>a'.repeat(300)}`,
      complex,
    ],
    ['a nest without end', '<div>'.repeat(30_000), deep],
    ['parts that are moved out of a table', `<table>${'<a>x'.repeat(45_000)}`, complex],
    ['comments', '<!>'.repeat(60_000), complex],
  ])('%s', (_, html, message) => expect(() => clean(html)).toThrow(message))

  test('but not the longest that people paste', () => {
    const paragraph =
      '<p class="MsoNormal" style="text-align: left"><span style="font-size: 14px">文字<b>粗</b></span><br></p>'
    const pasted = paragraph.repeat(Math.floor(200_000 / paragraph.length))
    expect(clean(pasted).length).toBeGreaterThan(150_000)
    expect(clean('文'.repeat(200_000))).toHaveLength(200_000)
  })

  test('nor what could not be saved a second time', () => {
    const links = '<a href="http://a.b">a</a>'.repeat(5000)
    expect(() => cleanDescription(links)).toThrow('商品详情过长')
  })
})

/** Attributes and tags that a browser would act on. */
function activeIn(html: string): string[] {
  const found: string[] = []
  const look = (node: unknown) => {
    const {
      tagName,
      attrs = [],
      childNodes = [],
    } = node as {
      tagName?: string
      attrs?: { name: string; value: string }[]
      childNodes?: unknown[]
    }
    if (tagName !== undefined && /^(?:script|style|svg|math|iframe|object|form)$/.test(tagName)) found.push(tagName)
    for (const { name, value } of attrs) {
      if (name.startsWith('on') || (/^(?:src|href)$/.test(name) && !/^(?:https?:|\/media\/)/i.test(value)))
        found.push(name)
    }
    for (const child of childNodes) look(child)
  }
  look(parseFragment(html))
  return found
}
