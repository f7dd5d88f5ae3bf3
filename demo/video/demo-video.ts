import type { VideoBrand } from '../../apps/server/src/features/video-channel/reference/brand.sql.ts'
import type { DraftState } from '@zhanggui/domain/video/draft-state'
import { shelfCause, type ShelfCause, type VideoShelf, videoShelf } from '@zhanggui/domain/video/video-codes'

export const demoBrands: readonly VideoBrand[] = [
  { brandId: 3301, brandWording: '山风', status: 1 },
  { brandId: 3302, brandWording: '云雾里', status: 1 },
  { brandId: 3303, brandWording: '青瓷坊', status: 0 },
]

interface DemoGoods {
  /** Which of the products on sale. */
  readonly product: number
  readonly suffix: string
  readonly category: number
  readonly brand?: number
  readonly points?: number
  readonly state: DraftState
  readonly refusal?: string
  /** Of an approved one. */
  readonly shelf?: VideoShelf
  readonly cause?: ShelfCause
}

const { merchantDown, platformDown } = shelfCause.is

/** Goods in every state; the one that is sent is decided about by the sandbox within a minute. */
export const demoGoods: readonly DemoGoods[] = [
  {
    product: 0,
    suffix: '视频号专享',
    category: 1211,
    brand: 3301,
    points: 10,
    state: 'passed',
    shelf: videoShelf.is.on,
  },
  {
    product: 1,
    suffix: '直播间同款',
    category: 1212,
    brand: 3302,
    state: 'passed',
    shelf: videoShelf.is.ownDown,
    cause: merchantDown,
  },
  {
    product: 2,
    suffix: '节日礼盒',
    category: 1211,
    state: 'passed',
    shelf: videoShelf.is.ownDown,
    cause: platformDown,
  },
  { product: 3, suffix: '尝鲜装', category: 1426, state: 'passed', shelf: videoShelf.is.violation },
  { product: 4, suffix: '新品首发', category: 1427, state: 'passed', shelf: videoShelf.is.initial },
  { product: 5, suffix: '主播推荐', category: 1211, brand: 3301, state: 'sent' },
  { product: 6, suffix: '限量款', category: 1212, state: 'submitted' },
  { product: 7, suffix: '加量装', category: 1426, state: 'refused', refusal: '标题与商品不符，请修改后重新提审' },
  { product: 8, suffix: '全网最低', category: 1211, state: 'sentBack', refusal: '商品标题含有绝对化用语' },
  { product: 9, suffix: '随手杯', category: 1427, points: 5, state: 'draft' },
]
