import type { Offer } from '#ui/page/page.ts'
import { reviewApi } from '@zhanggui/contract/goods/product-review'

const offers: readonly Offer[] = [{ label: '添加自评', pinyin: 'tian jia zi ping', call: reviewApi.addVirtual }]
export default offers
