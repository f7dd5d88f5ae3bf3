import { Editor } from '@tiptap/core'
import { expect, test } from 'vitest'
import { extensions } from './rich-text-extensions.ts'
import { cleanPasted, htmlOf, setAsideStyles } from './rich-text-html.ts'

const throughTheEditor = (html: string) =>
  htmlOf(new Editor({ extensions, content: setAsideStyles(html), injectCSS: false }))

/** The left side of each is what the server’s cleaning leaves as it is (rich-text.test.ts there has the same ones). */
test.each([
  '<h2 style="text-align: center">标题</h2><p>字<strong>粗</strong><em>斜</em><u>线</u><s>删</s></p>',
  '<ul><li><p>一</p></li></ul><ol start="3"><li><p>三</p></li></ol><blockquote><p>引</p></blockquote>',
  '<p><span style="color: rgb(255, 0, 0)">彩</span><br>第二行</p><hr>',
  '<p><a href="https://example.com/a?b=1&amp;c=2" target="_blank" rel="noopener noreferrer nofollow">看</a></p>',
  '<img src="/media/a/b.png" alt="茶" width="100%"><img src="https://img.example.com/a.png">',
  '',
])('comes back as it was: %s', (html) => {
  expect(throughTheEditor(html)).toBe(html)
})

test('a table settles after the first time', () => {
  const once = throughTheEditor('<table><tbody><tr><th>头</th><td colspan="2">格</td></tr></tbody></table>')
  expect(once).toContain('<table style="min-width: 75px"><colgroup><col style="min-width: 25px">')
  expect(throughTheEditor(once)).toBe(once)
})

test('what the shop may not show is not taken over', () => {
  const hostile =
    '<p onclick="x()">文<img src="data:image/png;base64,AA"><a href="javascript:x()">链</a></p><script>x()</script>'
  expect(throughTheEditor(hostile)).toBe('<p>文链</p>')
})

test('text from elsewhere loses its looks, our own keeps them', () => {
  expect(cleanPasted('<p class="Mso" style="color:red">文<b>粗</b></p>').html).toBe('<p>文<b>粗</b></p>')
  const own = '<p data-pm-slice="1 1 []" style="text-align: center">文</p>'
  expect(cleanPasted(own).html).toBe(own.replace('style', 'data-look'))
})

test('pictures of other sites are left out and counted, our own stay', () => {
  const own = '<img src="/media/a/b.png">'
  const pasted = `<p>文</p>${own}<img src="https://img.example.com/a.png"><img src="data:image/png;base64,AA">`
  expect(cleanPasted(pasted)).toEqual({ html: `<p>文</p>${own}`, lostPictures: 2 })
  const copied = '<p data-pm-slice="1 1 []">文</p><img src="https://img.example.com/a.png">'
  expect(cleanPasted(copied)).toEqual({ html: copied, lostPictures: 0 })
})
