import { guaranteeGroupApi } from '@zhanggui/contract/goods/guarantee-group'
import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import { productApi } from '@zhanggui/contract/goods/product'
import { shippingApi } from '@zhanggui/contract/shipping'
import { specRuleApi } from '@zhanggui/contract/goods/spec-rule'
import { phraseApi } from '@zhanggui/contract/store/phrase'
import { z } from 'zod'
import { phraseKind } from '@zhanggui/domain/phrase/phrase-codes'
import { pictureApi } from '@zhanggui/contract/picture'
import { makeCategory } from '#test/make/category.sql'
import { announce } from '#test/make/notice.sql'
import { makeProduct } from '#test/make/product.sql'
import { makeProductDraft } from '#test/make/product-draft.sql'
import { csvOf, importsOf } from '#test/make/product-import'
import { makeFailedRefund, makeRefund, makeSentBack } from '#test/make/orders/refund'
import { shippingDraftOf } from '#test/make/store/shipping-draft'
import type { Shop } from '#test/make/shop.sql'
import { makeStoreCategory } from '#test/make/store-category.sql'
import {
  holidayDates,
  makeHoliday,
  makePrinter,
  makeReturnAddress,
  returnAddressDraft,
} from '#test/make/store/store-settings'
import { makeFailedBatch } from '#test/make/task'
import { png } from '../files/sample-files.ts'
import type { TestApp } from '../app/test-app.ts'
import { couponIds } from './coupon-ids.ts'
import { exportIds } from './export-ids.ts'
import { financeIds } from './finance-ids.ts'
import { liveIds } from './live-ids.ts'
import { orderIds } from './order-ids.ts'
import { pictureIds } from './picture-ids.ts'
import { promotionIds } from './promotion-ids.ts'
import { reviewIds } from './review-ids.ts'
import { seckillIds, sharedSeckill } from './seckill-ids.ts'
import { staffIds } from './staff-ids.ts'
import { teamIds } from './team-ids.ts'
import { timedIds } from './timed-ids.ts'
import { userIds } from './user-ids.ts'
import { sharedVideo, videoIds } from './video-ids.ts'
import { formWith, upload } from '../files/upload.ts'

/** Everything that a valid call takes, with the id of something that belongs to `shop`. */
type MakeInput = (app: TestApp, shop: Shop) => Promise<object>

const category: MakeInput = async (app, shop) => ({ id: (await makeCategory(app, shop)).id })

const guaranteeGroup =
  (rest: Record<string, unknown> = {}): MakeInput =>
  async (app, { owner }) => {
    const { data } = await app.call(guaranteeGroupApi.add, { name: '组合', gids: [1] }, { token: owner.token })
    return { id: data.id, ...rest }
  }

const ruleValue = [{ name: '颜色', values: ['红'] }]
const specRule =
  (rest: Record<string, unknown> = {}): MakeInput =>
  async (app, { owner }) => {
    const { data } = await app.call(specRuleApi.save, { ruleName: '规格', ruleValue }, { token: owner.token })
    return { id: data.id, ...rest }
  }

const shipping =
  (rest: Record<string, unknown> = {}): MakeInput =>
  async (app, { owner }) => {
    const { data } = await app.call(shippingApi.save, shippingDraftOf('模板'), { token: owner.token })
    return { id: data.id, ...rest }
  }

const storeCategory =
  (rest: Record<string, unknown> = {}): MakeInput =>
  async (app, shop) => ({ id: await makeStoreCategory(app, shop), ...rest })

/** On sale, or in the bin. */
const product =
  (rest: Record<string, unknown> = {}, traits: { isRecycled?: boolean } = {}): MakeInput =>
  async (app, shop) => ({ id: (await makeProduct(app, shop, traits)).id, ...rest })

/** Not submitted yet, so that it may be edited. */
async function draftProduct(app: TestApp, shop: Shop) {
  const { token } = shop.owner
  const draft = await makeProductDraft(app, shop)
  const { data } = await app.call(productApi.save, draft, { token })
  return (await app.call(productApi.info, { id: data.id }, { token })).data
}

const ofStoreCategory =
  (rest: Record<string, unknown> = {}): MakeInput =>
  async (app, shop) => ({ cateId: await makeStoreCategory(app, shop), ...rest })

/** A file that gives one of the products of the shop another price, as far as the step. */
const productImport =
  (step: 'uploaded' | 'checked' | 'committed', rest: Record<string, unknown> = {}): MakeInput =>
  async (app, shop) => {
    const { id: productId } = await draftProduct(app, shop)
    const imports = importsOf(app, shop)
    const { id } = (await imports.send(csvOf([{ productId, price: 99 }]))).data
    if (step !== 'uploaded') await imports.check(id)
    if (step === 'committed') await imports.commit(id)
    return { id, ...rest }
  }

const failedTask: MakeInput = async (app, shop) => ({ id: await makeFailedBatch(app, shop) })

/** For each endpoint that takes an id: how to come by one. A new endpoint without an entry fails the test. */
export const idsOf: Readonly<Record<string, MakeInput>> = {
  'category.delete': category,
  'category.ids': async (app, shop) => ({ ids: [(await makeCategory(app, shop)).id] }),
  'category.info': category,
  'category.update': category,
  'category.updateStatus': category,
  ...exportIds,
  ...staffIds,
  ...financeIds,
  ...couponIds,
  'guaranteeGroup.delete': guaranteeGroup(),
  'guaranteeGroup.edit': guaranteeGroup({ name: '组合', gids: [2] }),
  'download.zip': async (app, { owner: { token } }) => {
    const { data } = await upload(app, pictureApi.uploadImage, formWith({ content: await png() }), { token })
    return { attIds: [data.attId] }
  },
  'holiday.delete': async (app, shop) => ({ id: await makeHoliday(app, shop) }),
  'holiday.update': async (app, shop) => ({ id: await makeHoliday(app, shop), ...holidayDates }),
  'notice.read': async (app, shop) => {
    await announce(app, shop, '别人的')
    return { id: 1 }
  },
  'phrase.delete': async (app, { owner }) =>
    (await app.call(phraseApi.save, { kind: phraseKind.is.reviewReply, text: '谢谢' }, { token: owner.token })).data,
  ...pictureIds,
  'printer.reset': async (app, shop) => ({ id: await makePrinter(app, shop) }),
  'product.addStock': async (app, shop) => {
    const { id, skuIds } = await makeProduct(app, shop)
    return { id, attrValueList: [{ id: skuIds[0], stock: 1 }] }
  },
  'product.delete': product({ type: 'recycle' }),
  'product.down': product(),
  'product.editFreely': async (app, shop) => {
    const { id, cateId, attrValue } = await draftProduct(app, shop)
    return { id, cateId, attrValue: attrValue.map((sku) => ({ id: sku.id, price: sku.price, stock: 1 })) }
  },
  'product.editSort': product({ sort: 3 }),
  'product.info': product(),
  'product.ledger': async (app, shop) => ({ productId: (await makeProduct(app, shop)).id }),
  'product.list': ofStoreCategory({ type: 1 }),
  'product.pick': ofStoreCategory(),
  'product.pickForMarketing': ofStoreCategory(),
  'product.restore': product({}, { isRecycled: true }),
  'product.save': makeProductDraft,
  'product.submit': async (app, shop) => ({ id: (await draftProduct(app, shop)).id }),
  'product.tabs': ofStoreCategory(),
  'product.up': product(),
  'product.update': async (app, shop) => {
    const { id } = await draftProduct(app, shop)
    return { id, name: '别人的商品', isAutoUp: false, isAutoSubmitAudit: false }
  },
  'productBatch.retry': failedTask,
  'productImport.check': productImport('uploaded', { mapping: [{ field: 'productId', column: 0 }] }),
  'productImport.commit': productImport('checked', { skipRefused: false, checkNo: 1 }),
  'productImport.info': productImport('uploaded'),
  'productImport.rows': productImport('uploaded'),
  'productImport.undo': productImport('committed'),
  ...orderIds,
  'productTransfer.export': async (app, shop) => {
    const cateId = await makeStoreCategory(app, shop)
    await makeProduct(app, shop, { storeCategoryIds: [cateId] })
    return { cateId, type: 1, format: 'xlsx' }
  },
  'refund.audit': async (app, shop) => {
    const { refundOrderNo } = await makeRefund(app, shop, { isReturn: true })
    return { refundOrderNo, auditType: 'success', merAddressId: await makeReturnAddress(app, shop) }
  },
  'refund.info': makeRefund,
  'refund.logistics': makeSentBack,
  'refund.receive': makeSentBack,
  'refund.refuseGoods': async (app, shop) => ({ ...(await makeSentBack(app, shop)), reason: '少了一件' }),
  'refund.remark': async (app, shop) => ({ ...(await makeRefund(app, shop)), remark: '老顾客' }),
  'refund.retry': makeFailedRefund,
  'refund.reveal': makeRefund,
  'returnAddress.delete': async (app, shop) => ({ id: await makeReturnAddress(app, shop) }),
  'returnAddress.setDefault': async (app, shop) => ({ id: await makeReturnAddress(app, shop) }),
  'returnAddress.show': async (app, shop) => ({ id: await makeReturnAddress(app, shop), isShow: true }),
  'returnAddress.update': async (app, shop) => ({ id: await makeReturnAddress(app, shop), ...returnAddressDraft }),
  ...reviewIds,
  ...liveIds,
  ...seckillIds,
  'shipping.delete': shipping(),
  'shipping.info': shipping(),
  'shipping.update': shipping(shippingDraftOf('模板')),
  'specRule.delete': specRule(),
  'specRule.info': specRule(),
  'specRule.update': specRule({ ruleName: '规格', ruleValue }),
  'storeCategory.delete': storeCategory(),
  'storeCategory.show': storeCategory(),
  'storeCategory.update': storeCategory({ pid: 0, name: '别人的分类', icon: '', sort: 1 }),
  'task.doneRows': failedTask,
  'task.failureReasons': failedTask,
  'task.failures': failedTask,
  'task.info': failedTask,
  ...teamIds,
  ...timedIds,
  ...promotionIds,
  ...userIds,
  ...videoIds,
}

const isId = (name: string) => /^(?:id|.*Id)s?$/.test(name)
/** Numbers of orders and refunds; where one may be left out it narrows a list. */
const namesOne = ([name, field]: readonly [string, z.core.$ZodType]) =>
  isId(name) || (/^(?:order|refundOrder)No$/.test(name) && !z.safeParse(field, undefined).success)

/** Forms, regions and flash-sale activities are the platform's own: the same for every merchant. */
const SHARED = new Set([
  ...sharedSeckill,
  ...sharedVideo,
  'formTemplate.info',
  'merchant.editInfo',
  'returnAddress.add',
])

export const takesId = ({ area, name, params, query, body }: Endpoint): boolean =>
  !SHARED.has(`${area}.${name}`) &&
  (Object.keys(params.shape).length > 0 || [query, body].some(({ shape }) => Object.entries(shape).some(namesOne)))
