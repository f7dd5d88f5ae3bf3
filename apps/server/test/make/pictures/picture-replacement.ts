import { storeCategoryApi } from '@zhanggui/contract/goods/store-category'
import { pictureReplacementApi } from '@zhanggui/contract/store/picture-replacement'
import type { TestApp } from '#test/app/test-app'
import { makePictureAt } from '#test/make/picture.sql'
import type { Shop } from '#test/make/shop.sql'
import { ended } from '#test/make/task'

/** A picture that a category shows, and another one that may stand there. */
export async function makeShownPicture(app: TestApp, shop: Shop) {
  const [from, to] = [await makePictureAt(app, shop), await makePictureAt(app, shop)]
  const draft = { pid: 0, name: `分类${from.id}`, icon: from.url, sort: 1, isShow: true }
  const { data } = await app.call(storeCategoryApi.add, draft, { token: shop.owner.token })
  return { from, to, categoryId: data.id }
}

/** One picture in place of another in that category. */
export async function makeReplacement(app: TestApp, shop: Shop) {
  const { from, to } = await makeShownPicture(app, shop)
  const input = { attId: from.id, toAttId: to.id }
  const { data } = await app.call(pictureReplacementApi.replace, input, { token: shop.owner.token })
  await ended(app, shop.owner, data.taskId)
  return { id: data.taskId }
}
