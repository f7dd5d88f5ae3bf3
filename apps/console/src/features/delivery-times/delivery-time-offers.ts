import type { Offer } from '#ui/page/page.ts'
import { deliveryTimeApi } from '@zhanggui/contract/marketing/delivery-time'

const offers: readonly Offer[] = [{ label: '添加时段', pinyin: 'tian jia shi duan', call: deliveryTimeApi.save }]
export default offers
