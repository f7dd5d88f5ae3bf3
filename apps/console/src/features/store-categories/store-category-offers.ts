import type { Offer } from '#ui/page/page.ts'
import { storeCategoryApi } from '@zhanggui/contract/goods/store-category'

const offers: readonly Offer[] = [
  { label: '添加商品分类', pinyin: 'tian jia shang pin fen lei', call: storeCategoryApi.add },
]
export default offers
