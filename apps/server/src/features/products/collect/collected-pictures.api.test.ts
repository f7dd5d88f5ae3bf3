import { pictureApi } from '@zhanggui/contract/picture'
import { productCollectApi } from '@zhanggui/contract/goods/product-collect'
import { expect, test } from 'vitest'
import { setCollections } from '#test/make/product-draft.sql'
import { makeShop } from '#test/make/shop.sql'
import { setupTestApp } from '#test/app/test-app'

const app = setupTestApp({ COLLECT_PROVIDER: 'sandbox' })

test('pictures of another shop become the merchant’s own, and one that does not come is named', async () => {
  const shop = await makeShop(app)
  await setCollections(app, shop, 1)
  const { token } = shop.owner
  const { data } = await app.call(productCollectApi.copy, { url: 'https://item.jd.com/lost.html' }, { token })
  const { image, sliderImage: slides, content, attrValue } = data.info
  expect([slides.length, slides[0], attrValue[0]?.image]).toEqual([4, image, image])
  const [inText, ...others] = [...content.matchAll(/<img src="([^"]+)"/g)].map(([, src]) => src)
  expect(others).toEqual([])
  expect(data.lostPictures).toEqual([{ place: '详情图第2张', reason: '对方返回 404' }])

  const library = await app.call(pictureApi.list, { page: 1, limit: 20 }, { token })
  const known = new Map(library.data.list.map((picture) => [picture.sattDir, picture]))
  expect(new Set(known.keys())).toEqual(new Set([...slides, inText]))
  expect(known.get(image)).toMatchObject({
    name: '纯棉圆领短袖T恤（京东采集示例） 封面图.jpg',
    attType: 'jpeg',
    width: 800,
  })
  for (const address of [image, known.get(image)?.thumb]) {
    const file = await fetch(`${app.url}${address}`)
    expect(file.headers.get('content-type')).toMatch(/^image\//)
    // An unread body keeps the connection open, and the server would wait for it on close.
    expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(0)
  }
})
