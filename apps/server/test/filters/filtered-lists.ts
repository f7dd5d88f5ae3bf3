import { taskStatus } from '@zhanggui/domain/task/task-codes'
import { productApi } from '@zhanggui/contract/goods/product'
import { operationType } from '@zhanggui/domain/audit/operation-codes'
import { categoryType } from '@zhanggui/domain/category/category-codes'
import { noticeType } from '@zhanggui/domain/notice/notice-codes'
import { importAction, importOutcome, importState } from '@zhanggui/domain/product/import-codes'
import { productTab, reviewSearchType, reviewTab, stockReason } from '@zhanggui/domain/product/product-codes'
import { dueBy } from '@zhanggui/domain/order/due-codes'
import { makeExport } from '#test/ids/export-ids'
import { idsOf } from '#test/ids/foreign-ids'
import { makeTeam } from '#test/ids/team-ids'
import { makeCategory } from '#test/make/category.sql'
import { makeActivity } from '#test/make/marketing/seckill'
import { makeClosing, makeInvoice } from '#test/make/orders/finance'
import { announce } from '#test/make/notice.sql'
import { makeOrder } from '#test/make/order'
import { makePicture } from '#test/make/picture.sql'
import { makeProduct } from '#test/make/product.sql'
import { makeRefund } from '#test/make/orders/refund'
import { makeParcel } from '#test/make/orders/parcel'
import { makeReview } from '#test/make/review.sql'
import { makeRole } from '#test/make/role.sql'
import { makeStaff, type Shop } from '#test/make/shop.sql'
import { makeWaybill } from '#test/make/orders/waybill'
import { makeTag } from '#test/make/users/user'
import { makeStoreCategory } from '#test/make/store-category.sql'
import type { TestApp } from '../app/test-app.ts'
import { liveLists } from '../live-lists.ts'
import { marketingLists } from './filtered-marketing.ts'

/** Fields as they travel. */
export type Fields = Readonly<Record<string, string | number>>

interface FilteredList {
  /** For each filter a value that leaves another number of rows than there are without it. */
  readonly filters: Fields
  /** What every call of the list takes: the path, and filters that it cannot do without. */
  readonly always?: Fields
  /** What else must be set for a filter to mean anything. */
  readonly beside?: Readonly<Record<string, Fields>>
}

type MakeList = (app: TestApp, shop: Shop) => Promise<FilteredList>

const NOWHERE = '没有这样的'
const NOBODY = 999_999
const LONG_AGO = '2020-01-01,2020-01-02'

const byWords =
  (maker: 'shipping.info' | 'specRule.info'): MakeList =>
  async (app, shop) => {
    await idsOf[maker]?.(app, shop)
    return { filters: { keywords: NOWHERE } }
  }

/** A shop with one product on sale, and a category of the shop that has none. */
export const makeProductList: MakeList = async (app, shop) => {
  await makeProduct(app, shop)
  const cateId = await makeStoreCategory(app, shop)
  return {
    always: { type: productTab.is.onSale },
    filters: { type: productTab.is.warehouse, keywords: NOWHERE, cateId, categoryId: NOBODY },
  }
}

/** A shop with one order that waits to be sent. */
const makeOrderList: MakeList = async (app, shop) => {
  await makeOrder(app, shop)
  const words = { orderNo: NOWHERE, keyword: NOWHERE, content: NOWHERE }
  return {
    always: { status: 'all' },
    filters: {
      status: 'unPaid',
      ...words,
      type: 2,
      dateLimit: LONG_AGO,
      due: dueBy.is.now,
      searchType: 'uid',
      deliveryDate: '2020-01-01',
      deliverySlot: NOBODY,
      flag: 1,
      ...(await makeTeam(app, shop)),
    },
    // Found by the end of the phone, not by the number.
    beside: { searchType: { content: 5678 } },
  }
}

/** A shop with one user, who has bought once and has no tag. */
export const makeUserList: MakeList = async (app, shop) => {
  await makeOrder(app, shop)
  const orders = { orderCountFrom: 2, orderCountTo: 0, paidFrom: '100000', paidTo: '0.01', idleDays: 1 }
  const who = { registerType: 'ios', sex: 1, isFollow: 1, tagIds: await makeTag(app, shop) }
  return {
    filters: { content: NOWHERE, searchType: 'nickname', dateLimit: LONG_AGO, ...who, ...orders },
    // Found by the end of the phone, not by the nickname.
    beside: { searchType: { content: 5678 } },
  }
}

const makePicks: MakeList = async (app, shop) => {
  const { filters } = await makeProductList(app, shop)
  await idsOf['product.submit']?.(app, shop)
  const { keywords = '', categoryId = '', cateId = '' } = filters
  const others = { name: NOWHERE, isShow: 0, overview: 1, productId: NOBODY, ids: NOBODY, type: 2 }
  const activityId = await makeActivity(app, { categoryIds: [NOBODY] })
  return { filters: { keywords, categoryId, cateId, activityId, ...others } }
}

/** For each list that can be filtered: rows, and filters that tell them apart. A new one without an entry fails the test. */
export const filteredLists: Readonly<Record<string, MakeList>> = {
  'admin.list': async (app, shop) => {
    await makeStaff(app, shop)
    return { filters: { realName: NOWHERE, roles: NOBODY, status: 0 } }
  },
  'category.list': async (app, shop) => {
    await makeCategory(app, shop)
    return { filters: { type: categoryType.is.article, status: 0, name: NOWHERE, pid: NOBODY } }
  },
  'capitalFlow.list': async (app, shop) => {
    await makeOrder(app, shop)
    return { filters: { orderNo: NOWHERE, type: 'refund_order', dateLimit: LONG_AGO } }
  },
  'export.list': async (app, shop) => {
    await makeExport(app, shop)
    return { filters: { kind: 'orderExport', status: taskStatus.is.failed, dateLimit: LONG_AGO } }
  },
  'closing.list': async (app, shop) => {
    await makeClosing(app, shop)
    const filters = { closingNo: NOWHERE, closingType: 'alipay', auditStatus: 1, accountStatus: 1 }
    return { filters: { ...filters, dateLimit: LONG_AGO } }
  },
  'invoice.list': async (app, shop) => {
    await makeInvoice(app, shop)
    return { filters: { orderNo: NOWHERE, title: NOWHERE, kind: 2, status: 1, dateLimit: LONG_AGO } }
  },
  // A shop that has chosen no carriers uses all of them.
  'express.searchPage': () => Promise.resolve({ filters: { keywords: NOWHERE, openStatus: 0 } }),
  'log.sensitive': async (app, shop) => {
    await idsOf['specRule.info']?.(app, shop)
    const methodType = operationType.is.export
    return {
      filters: {
        adminAccount: NOWHERE,
        status: 1,
        methodType,
        description: NOWHERE,
        subject: NOWHERE,
        dateLimit: LONG_AGO,
      },
    }
  },
  'notice.list': async (app, shop) => {
    await announce(app, shop, '提醒')
    return { filters: { type: noticeType.is.refund, isRead: 1 } }
  },
  'order.events': async (app, shop) => {
    const [paid, unpaid] = [await makeOrder(app, shop), await makeOrder(app, shop, { isPaid: false })]
    return { always: { orderNo: paid.orderNo }, filters: { orderNo: unpaid.orderNo } }
  },
  'order.list': makeOrderList,
  'parcel.list': async (app, shop) => {
    await makeParcel(app, shop)
    const { assigneeId } = await makeTeam(app, shop)
    const filters = { tab: 'open', state: 'signed', trackingNumber: NOWHERE, orderNo: NOWHERE, expressCode: 'jd' }
    return { filters: { ...filters, assigneeId, dateLimit: LONG_AGO } }
  },
  'picture.list': async (app, shop) => {
    await makePicture(app, shop)
    return { filters: { pid: NOBODY, attType: 'video/mp4', name: NOWHERE } }
  },
  ...liveLists,
  'platformGoods.brands': () => Promise.resolve({ always: { cid: 201 }, filters: { cid: NOBODY, brandName: NOWHERE } }),
  'product.ledger': async (app, shop) => {
    const [moved, other] = [await makeProduct(app, shop), await makeProduct(app, shop)]
    const attrValueList = moved.skuIds.map((id) => ({ id, stock: 1 }))
    await app.call(productApi.addStock, { id: moved.id, attrValueList }, { token: shop.owner.token })
    return {
      always: { productId: moved.id },
      filters: { productId: other.id, skuId: NOBODY, reason: stockReason.is.imported },
    }
  },
  'product.list': makeProductList,
  'product.pick': makePicks,
  'product.pickForMarketing': makePicks,
  'productImport.list': async (app, shop) => {
    await idsOf['productImport.commit']?.(app, shop)
    return { filters: { state: importState.is.undone } }
  },
  'productImport.rows': async (app, shop) => {
    const { id } = { id: 0, ...(await idsOf['productImport.commit']?.(app, shop)) }
    return { always: { id }, filters: { action: importAction.is.refused, outcome: importOutcome.is.done } }
  },
  'refund.list': async (app, shop) => {
    await makeRefund(app, shop)
    const numbers = { refundOrderNo: NOWHERE, orderNo: NOWHERE, trackingNumber: NOWHERE }
    return {
      filters: {
        ...numbers,
        refundStatus: 3,
        dateLimit: LONG_AGO,
        flag: 1,
        ...(await makeTeam(app, shop)),
        due: dueBy.is.now,
        searchType: 'uid',
        content: NOWHERE,
      },
      // Found by the nickname, not by the number.
      beside: { searchType: { content: 5678 } },
    }
  },
  'review.list': async (app, shop) => {
    await makeReview(app, shop, { userId: 7, nickname: '茶客' })
    const tab = reviewTab.is.poor
    const searchType = reviewSearchType.is.nickname
    const filters = {
      tab,
      searchType,
      content: NOWHERE,
      dateLimit: LONG_AGO,
      star: 1,
      isReply: 1,
      productSearch: NOWHERE,
    }
    return { filters, beside: { searchType: { content: 7 } } }
  },
  'role.list': async (app, shop) => {
    await makeRole(app, shop)
    return { filters: { roleName: NOWHERE, status: 0 } }
  },
  'shipping.list': byWords('shipping.info'),
  'specRule.list': byWords('specRule.info'),
  'statement.days': () => Promise.resolve({ filters: { dateLimit: LONG_AGO } }),
  'statement.months': () => Promise.resolve({ filters: { dateLimit: '2020-01,2020-02' } }),
  'shipDesk.prints': async (app, shop) => {
    await idsOf['shipDesk.sheets']?.(app, shop)
    return { filters: { kind: 'pick' } }
  },
  'task.failures': async (app, shop) => {
    const { id } = { id: 0, ...(await idsOf['task.failures']?.(app, shop)) }
    return { always: { id }, filters: { reason: NOWHERE } }
  },
  'user.list': makeUserList,
  'waybill.list': async (app, shop) => {
    await makeWaybill(app, shop)
    const words = { trackingNumber: NOWHERE, orderNo: NOWHERE, expressCode: NOWHERE }
    return { filters: { state: 'cancelled', ...words, dateLimit: LONG_AGO } }
  },
  ...marketingLists,
}
