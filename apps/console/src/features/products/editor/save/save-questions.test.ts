import { expect, test } from 'vitest'
import { intentOf, publishLabel, type SaveWay, type ShopSwitches } from './save-questions.ts'

const exemptShop = { isSwitch: true, productSwitch: false }
const reviewed = { isSwitch: true, productSwitch: true }
const stored = {
  name: '茶',
  isShow: false,
  isAudit: false,
  isRecycle: false,
  skipsReview: false,
  auditStatus: 2 as const,
}
const exempt = { ...stored, auditStatus: 0 as const }
const draft = { ...stored, auditStatus: 1 as const }
type Product = Parameters<typeof publishLabel>[1]

test.each<[string, ShopSwitches, Product, string | undefined]>([
  ['a new product that is reviewed', reviewed, undefined, '保存并提审'],
  ['a refused one', reviewed, { ...stored, auditStatus: 3 }, '保存并提审'],
  ['a new product without review', exemptShop, undefined, '保存并上架'],
  ['half a product without review', exemptShop, { ...draft, skipsReview: true }, '保存并上架'],
  ['a product without review in a closed shop', { ...exemptShop, isSwitch: false }, exempt, undefined],
  ['a reviewed product of a shop that is exempt now', exemptShop, stored, undefined],
  ['a product on sale', reviewed, { ...stored, isShow: true }, undefined],
])('%s: %s', (_, shop, product, label) => expect(publishLabel(shop, product)).toBe(label))

test.each<[string, SaveWay, ShopSwitches, Product, object, string | undefined]>([
  ['keeping asks nothing', 'keep', reviewed, draft, { isAutoUp: false, isAutoSubmitAudit: false }, undefined],
  ['submitting asks about the shelf', 'publish', reviewed, draft, { isAutoSubmitAudit: true }, '提交审核'],
  ['without review it goes on sale', 'publish', exemptShop, exempt, { isAutoUp: true }, undefined],
  ['on sale without review it stays', 'keep', exemptShop, { ...exempt, isShow: true }, { isAutoUp: false }, undefined],
  [
    'on sale with review it is taken down and submitted',
    'keep',
    reviewed,
    { ...stored, isShow: true },
    { isAutoSubmitAudit: true, isAutoDown: true },
    '下架并提审',
  ],
])('%s', (_, way, shop, product, intent, deed) => {
  const { intent: found, question } = intentOf(way, shop, product)
  expect(found).toMatchObject(intent)
  expect(question?.deed).toBe(deed)
})
