import { expect, test } from 'vitest'
import { fileNameOf, fileTagOf } from './file-address.ts'

test.each([
  ['/file/a/b/%E8%B4%A6%E5%8D%95.xlsx?v=1', '账单.xlsx', 'XLSX'],
  ['https://cdn.example.com/x/movie.mp4#t=1', 'movie.mp4', 'MP4'],
  ['/file/readme', 'readme', '文件'],
  ['/file/100%.pdf', '100%.pdf', 'PDF'],
  ['', '', '文件'],
])('%s is %s, a %s', (url, name, tag) => {
  expect(fileNameOf(url)).toBe(name)
  expect(fileTagOf(url)).toBe(tag)
})
