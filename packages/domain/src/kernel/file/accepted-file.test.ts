import { expect, test } from 'vitest'
import { whyNotSendFile } from './accepted-file.ts'

const file = (name: string, type: string, size = 10) => ({ name, type, size })

test.each([
  [file('账单.XLSX', ''), '.xls, .xlsx'],
  [file('a.mp4', 'video/mp4'), 'video/*'],
  [file('a.png', 'image/png'), 'image/jpeg,image/png'],
  [file('anything', ''), ''],
])('%j may be sent where %s is asked for', (given, accept) => {
  expect(whyNotSendFile(given, { accept })).toBeUndefined()
})

test('each reason is told', () => {
  expect(whyNotSendFile(file('a.exe', ''), { accept: '.xls, .xlsx' })).toBe('文件类型必须是.xls、.xlsx中的一种')
  expect(whyNotSendFile(file('a.mp3', 'audio/mpeg'), { accept: 'video/*' })).toBe('文件类型必须是video/*中的一种')
  expect(whyNotSendFile(file('a.txt', 'text/plain', 0), {})).toBe('文件是空的')
  expect(whyNotSendFile(file('a.txt', 'text/plain', 2049), { maxSize: 2048 })).toBe('文件不能超过2 KB')
})
