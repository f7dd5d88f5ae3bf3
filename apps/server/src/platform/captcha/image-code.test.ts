import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawImageCode, newImageCode } from './image-code.ts'
import { seededRandom } from '#test/seeded-random'

describe('newImageCode', () => {
  it('is four digits, leading zeros included', () => {
    const codes = Array.from({ length: 500 }, newImageCode)
    expect(codes.filter((code) => !/^\d{4}$/.test(code))).toEqual([])
    expect(new Set(codes).size).toBeGreaterThan(400)
  })
})

describe('drawImageCode', () => {
  it('draws an opaque PNG of 80 × 34', async () => {
    const picture = await drawImageCode('0123')
    expect(picture.subarray(0, 8)).toEqual(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 80, height: 34, hasAlpha: false })
  })

  it('draws every digit differently', async () => {
    const pictures = await Promise.all(
      Array.from('0123456789', (digit) => drawImageCode(digit.repeat(4), seededRandom(1))),
    )
    expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(10)
  })

  it('draws the same code differently each time', async () => {
    const [once, again] = await Promise.all([drawImageCode('4711'), drawImageCode('4711')])
    expect(once.equals(again)).toBe(false)
  })

  it('has dark ink in each of the four places and none of it cut off at the edges', async () => {
    const { data } = await sharp(await drawImageCode('8888', seededRandom(2)))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const darkColumns = Array.from(data, (grey, index) => (grey < 110 ? index % 80 : -1)).filter(
      (column) => column >= 0,
    )
    expect(new Set(darkColumns.map((column) => Math.floor(column / 20))).size).toBe(4)
    expect(Math.min(...darkColumns)).toBeGreaterThan(0)
    expect(Math.max(...darkColumns)).toBeLessThan(79)
  })

  it('refuses what is not a digit', async () => {
    await expect(drawImageCode('12<4')).rejects.toThrow(RangeError)
  })
})
