import { codeTable } from '../kernel/code-table.ts'

/** What shows pictures of the library. Whatever stores the address of one records it under its kind. */
export const pictureUser = codeTable({
  product: { code: 'product', label: '商品' },
  storeCategory: { code: 'storeCategory', label: '商品分类' },
  review: { code: 'review', label: '商品评论' },
  store: { code: 'store', label: '店铺信息' },
  settlement: { code: 'settlement', label: '结算信息' },
  invoice: { code: 'invoice', label: '发票' },
  liveRoom: { code: 'liveRoom', label: '直播间' },
  liveGoods: { code: 'liveGoods', label: '直播商品' },
  videoDraft: { code: 'videoDraft', label: '视频号商品草稿' },
  videoProduct: { code: 'videoProduct', label: '视频号商品' },
  videoAccess: { code: 'videoAccess', label: '视频号接入申请' },
})
export type PictureUser = (typeof pictureUser.codes)[number]

/** The page that shows it. */
const pageOf: Readonly<Record<PictureUser, (refId: number) => string>> = {
  product: (id) => `/product/list/creatProduct/${id}/2/2`,
  storeCategory: () => '/product/classify',
  review: () => '/product/comment',
  store: () => '/operation/modifyStoreInfo',
  settlement: () => '/operation/modifyStoreInfo?tab=settlement',
  invoice: () => '/finance/invoice',
  liveRoom: () => '/marketing/broadcast/room',
  liveGoods: () => '/marketing/broadcast/product',
  videoDraft: (id) => `/videoChannel/draftList?proId=${id}`,
  videoProduct: (id) => `/videoChannel/productList?proId=${id}`,
  videoAccess: () => '/videoChannel/apply',
}

export const pictureUserPath = ({ kind, refId }: { readonly kind: PictureUser; readonly refId: number }): string =>
  pageOf[kind](refId)

/** Where a picture is never replaced together with others: money, documents and what has been reviewed. */
const fixed = {
  settlement: '收款码关系到资金，请在结算信息中更换',
  invoice: '发票文件不能替换，请在发票管理中处理',
  videoProduct: '已过审的视频号商品不能直接换图，请编辑它的草稿后重新提审',
  videoAccess: '已提交的接入资质不能替换',
} as const satisfies Partial<Record<PictureUser, string>>
export type FixedPictureUser = keyof typeof fixed

export const isFixedPictureUser = (kind: PictureUser): kind is FixedPictureUser => kind in fixed

export const whyNotReplaceIn = (kind: PictureUser): string | undefined =>
  isFixedPictureUser(kind) ? fixed[kind] : undefined
