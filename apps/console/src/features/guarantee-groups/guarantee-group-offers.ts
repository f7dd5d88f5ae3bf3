import type { Offer } from '#ui/page/page.ts'
import { guaranteeGroupApi } from '@zhanggui/contract/goods/guarantee-group'

const offers: readonly Offer[] = [
  { label: '添加保障服务组合', pinyin: 'tian jia bao zhang fu wu zu he', call: guaranteeGroupApi.add },
]
export default offers
