import type { Offer } from '#ui/page/page.ts'
import { orderApi } from '@zhanggui/contract/order/order'

const offers: readonly Offer[] = [{ label: '核销订单', pinyin: 'he xiao ding dan', call: orderApi.verify }]
export default offers
