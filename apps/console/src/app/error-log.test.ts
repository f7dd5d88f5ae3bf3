import { expect, test } from 'vitest'
import { errorLog } from './error-log.ts'

test('uncaught errors and rejections are kept, the latest hundred', () => {
  errorLog.listen()
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('坏了'), message: '坏了' }))
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: '没有回答' }))
  expect(errorLog.entries().map((entry) => entry.message)).toEqual(['坏了', '没有回答'])
  for (let count = 0; count < 120; count += 1) errorLog.add(`第${count}个`)
  expect(errorLog.entries()).toHaveLength(100)
  expect(errorLog.entries().at(-1)?.message).toBe('第119个')
})
