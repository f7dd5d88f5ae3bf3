import type { Offer } from '#ui/page/page.ts'
import { guaranteeGroupApi } from '@zhanggui/contract/goods/guarantee-group'

const offers: readonly Offer[] = [
  { label: '添加保障服务', pinyin: 'tian jia bao zhang fu wu', call: guaranteeGroupApi.add },
]
export default offers
