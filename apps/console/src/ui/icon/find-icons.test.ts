import { expect, test } from 'vitest'
import { findIcons } from './find-icons.ts'

const icons = ['HomeOutlined', 'HomeFilled', 'ShopOutlined'].map((name) => ({ name }))
const found = (keyword: string) => findIcons(icons, keyword).map(({ name }) => name)

test('a part of the name finds an icon, in any case and with blanks around it', () => {
  expect(found(' home ')).toEqual(['HomeOutlined', 'HomeFilled'])
  expect(found('OUTLINED')).toEqual(['HomeOutlined', 'ShopOutlined'])
})

test('nothing asked for is everything, nothing found is nothing', () => {
  expect(found('  ')).toHaveLength(3)
  expect(found('房子')).toEqual([])
})
