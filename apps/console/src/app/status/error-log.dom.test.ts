import { expect, test } from 'vitest'
import { errorLog } from './error-log.ts'

const messages = () => errorLog.entries.get().map(({ message }) => message)

test('uncaught errors and rejections are kept, the latest hundred, over a reload and until they are cleared', () => {
  errorLog.listen()
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('坏了'), message: '坏了' }))
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: '没有回答' }))
  expect(messages()).toEqual(['坏了', '没有回答'])
  for (let count = 0; count < 120; count += 1) errorLog.add(`第${count}个`)
  expect(messages()).toHaveLength(100)
  expect(messages().at(-1)).toBe('第119个')
  expect(JSON.parse(sessionStorage.getItem('zhanggui.errors') ?? '')).toHaveLength(100)
  errorLog.clear()
  expect(messages()).toEqual([])
})
