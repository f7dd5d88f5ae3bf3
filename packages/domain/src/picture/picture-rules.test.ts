import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isFixedPictureUser, pictureUser, whyNotReplaceIn } from './picture-places.ts'
import { endingsIn, shownName, whyNotDeletePictures, whyNotReplace } from './picture-rules.ts'

describe('the shown name', () => {
  test.each([
    ['春茶.PNG', '春茶.png'],
    ['../../etc/passwd', 'passwd.png'],
    ['C:\\Users\\x\\a.b.jpg', 'a.b.png'],
    ['.htaccess', 'htaccess.png'],
    ['', '未命名.png'],
    ['a\u0000\u202Egnp.exe', 'agnp.png'],
    [`${'长'.repeat(200)}.jpg`, `${'长'.repeat(90)}.png`],
  ])('of %j is %j', (given, shown) => expect(shownName(given, 'png')).toBe(shown))

  test('never has a folder, a control character or more than 99 characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (given) => {
        const name = shownName(given, 'jpeg')
        return !/[/\\\p{Cc}]/u.test(name) && [...name].length <= 99 && name.endsWith('.jpeg') && name.length > 5
      }),
    )
  })
})

test('the endings of a setting are read as meant', () => {
  expect(endingsIn('jpg, .PNG,,mp4,../x,verylongone')).toEqual(['jpg', 'png', 'mp4'])
})

test('a used picture names where, each place once, not endlessly', () => {
  expect(whyNotDeletePictures([])).toBeUndefined()
  const uses = ['商品「绿茶」', '商品「绿茶」', '店铺头像'].map((label, attId) => ({ attId, label }))
  expect(whyNotDeletePictures(uses)).toBe('图片正在使用：商品「绿茶」、店铺头像')
  const many = Array.from({ length: 8 }, (_, attId) => ({ attId, label: `商品${attId}` }))
  expect(whyNotDeletePictures(many)).toBe('图片正在使用：商品0、商品1、商品2、商品3、商品4 等8处')
})

test('a picture is replaced by another picture only', () => {
  const [one, two, film] = [
    { id: 1, type: 'jpeg' },
    { id: 2, type: 'png' },
    { id: 3, type: 'video/mp4' },
  ]
  expect(whyNotReplace({ from: one, to: two })).toBeUndefined()
  expect(whyNotReplace({ from: one, to: one })).toBe('新图片与原图片相同，请选择另一张')
  for (const [from, to] of [
    [one, film],
    [film, two],
  ] as const)
    expect(whyNotReplace({ from, to })).toBe('只有图片可以替换')
})

test('money, documents and what was reviewed keep their pictures, and say why', () => {
  const fixed = pictureUser.codes.filter(isFixedPictureUser)
  expect(fixed).toEqual(['settlement', 'invoice', 'videoProduct', 'videoAccess'])
  for (const kind of pictureUser.codes)
    expect(whyNotReplaceIn(kind) !== undefined).toBe(fixed.some((each) => each === kind))
})
