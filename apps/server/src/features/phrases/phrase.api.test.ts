import { phraseApi } from '@zhanggui/contract/store/phrase'
import { phraseKind } from '@zhanggui/domain/phrase/phrase-codes'
import { expect, test } from 'vitest'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { setupTestApp } from '#test/app/test-app'

const app = setupTestApp()
const { reviewReply, refundRefusal } = phraseKind.is

const textsOf = async ({ owner }: Shop, kind: typeof reviewReply | typeof refundRefusal = reviewReply) =>
  (await app.call(phraseApi.list, { kind }, { token: owner.token })).data.map(({ text }) => text)
const save = ({ owner }: Shop, text: string, kind: typeof reviewReply | typeof refundRefusal = reviewReply) =>
  app.call(phraseApi.save, { kind, text }, { token: owner.token })

test('a shop keeps phrases for each kind, its own only', async () => {
  const [shop, other] = [await makeShop(app), await makeShop(app)]
  await save(shop, '谢谢惠顾')
  await save(shop, ' 欢迎再来 ')
  await save(shop, '已过售后期限', refundRefusal)
  await save(other, '别人的')
  expect(await textsOf(shop)).toEqual(['谢谢惠顾', '欢迎再来'])
  expect(await textsOf(shop, refundRefusal)).toEqual(['已过售后期限'])
  expect(await save(shop, '谢谢惠顾')).toMatchObject({ message: '常用语已存在' })
  expect((await save(shop, '谢谢惠顾', refundRefusal)).code).toBe(200)
})

test('what is deleted is gone, and can be added again', async () => {
  const shop = await makeShop(app)
  const { id } = (await save(shop, '谢谢惠顾')).data
  const remove = () => app.call(phraseApi.delete, { id }, { token: shop.owner.token })
  expect((await remove()).code).toBe(200)
  expect(await remove()).toMatchObject({ message: '常用语不存在' })
  expect((await save(shop, '谢谢惠顾')).code).toBe(200)
})

test('there is an end to them', async () => {
  const shop = await makeShop(app)
  for (let no = 1; no <= 20; no += 1) await save(shop, `第${no}条`)
  expect(await save(shop, '再来一条')).toMatchObject({ message: '常用语最多20条，请先删除不用的' })
})
