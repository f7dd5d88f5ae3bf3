import type { Offer } from '#ui/page/page.ts'
import { shippingApi } from '@zhanggui/contract/shipping'

const offers: readonly Offer[] = [{ label: '添加运费模板', pinyin: 'tian jia yun fei mo ban', call: shippingApi.save }]
export default offers
