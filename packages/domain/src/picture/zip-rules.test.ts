import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { archiveNames, whyNotZip } from './zip-rules.ts'

test('an archive has an end', () => {
  const files = (count: number, size = 1) => Array.from({ length: count }, () => ({ size }))
  expect(whyNotZip(files(200))).toBeUndefined()
  expect(whyNotZip([])).toBe('请先选择图片')
  expect(whyNotZip(files(201))).toBe('一次最多打包200个文件，当前选择了201个')
  expect(whyNotZip(files(10, 50 * 1024 * 1024))).toBeUndefined()
  expect(whyNotZip([...files(10, 50 * 1024 * 1024), { size: 1 }])).toBe('一次最多打包500MB，请分批下载')
})

describe('names inside an archive', () => {
  test('are told apart by a number, whatever their case', () => {
    expect(archiveNames(['茶.png', '茶.png', 'A.jpg', 'a.JPG', '茶 (2).png', 'x', 'x'])).toEqual([
      '茶.png',
      '茶 (2).png',
      'A.jpg',
      'a (2).JPG',
      '茶 (2) (2).png',
      'x',
      'x (2)',
    ])
  })

  test('lead nowhere and can be written everywhere', () => {
    expect(archiveNames(['../../a.png', 'C:\\b.png', '..', 'con.png', 'a?*.png '])).toEqual([
      '_.._a.png',
      'C__b.png',
      '未命名',
      '_con.png',
      'a__.png',
    ])
  })

  test('are as many as were given, all different, none with a folder', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a.png', 'A.png', 'a (2).png', '../a.png', '/', ''), { maxLength: 12 }),
        (given) => {
          const names = archiveNames(given)
          const kinds = new Set(names.map((name) => name.toLowerCase()))
          return kinds.size === given.length && names.every((name) => name !== '' && !/[/\\]/.test(name))
        },
      ),
    )
  })
})
