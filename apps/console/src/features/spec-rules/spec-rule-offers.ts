import type { Offer } from '#ui/page/page.ts'
import { specRuleApi } from '@zhanggui/contract/goods/spec-rule'

const offers: readonly Offer[] = [
  { label: '添加商品规格', pinyin: 'tian jia shang pin gui ge', call: specRuleApi.save },
]
export default offers
