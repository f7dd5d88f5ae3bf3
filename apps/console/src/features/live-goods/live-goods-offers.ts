import type { Offer } from '#ui/page/page.ts'
import { liveGoodsApi } from '@zhanggui/contract/live/goods'
import { ADD_PAGE } from './live-goods-paths.ts'

const offers: readonly Offer[] = [
  { label: '添加直播商品', pinyin: 'tian jia zhi bo shang pin', call: liveGoodsApi.save, to: ADD_PAGE },
]
export default offers
