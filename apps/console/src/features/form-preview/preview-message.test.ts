import { sampleForm } from '@zhanggui/domain/form/sample-form'
import { expect, test } from 'vitest'
import { readPreviewMessage } from './preview-message.ts'

const HERE = 'https://shop.example'
const read = (data: unknown, origin = HERE) => readPreviewMessage(new MessageEvent('message', { data, origin }), HERE)
const asking = (data: unknown) => ({ type: 'refreshFrame', data })

test('a form is shown on the page or in a dialog; code that came along is not looked at', () => {
  const script = { html: '<script>', js: 'alert(1)', css: 'x', scripts: [''], links: [''] }
  expect(read(asking({ generateConf: { type: 'file' }, formData: sampleForm, ...script }))).toMatchObject({
    place: 'page',
    parsed: { ok: true },
  })
  expect(read(asking({ generateConf: { type: 'dialog' }, formData: JSON.stringify(sampleForm) }))).toMatchObject({
    place: 'dialog',
    parsed: { ok: true },
  })
})

test('other messages and other origins are none of our business', () => {
  const request = asking({ generateConf: { type: 'file' }, formData: sampleForm })
  expect(read(request, 'https://evil.example')).toBeUndefined()
  expect([{ type: 'other' }, 'refreshFrame', null, [request]].map((data) => read(data))).toEqual(
    Array.from({ length: 4 }, () => undefined),
  )
})

test.each([
  [{}, '预览方式 generateConf.type 应为 file 或 dialog'],
  [{ generateConf: { type: 'file' }, js: 'alert(1)' }, '消息中没有表单配置 formData'],
  [{ generateConf: { type: 'file' }, formData: '{' }, '表单配置不是有效的JSON'],
])('%j is answered in words', (data, fault) => {
  expect(read(asking(data))?.parsed).toEqual({ ok: false, faults: [fault] })
})
