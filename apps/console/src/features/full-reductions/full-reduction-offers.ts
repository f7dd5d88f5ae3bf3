import type { Offer } from '#ui/page/page.ts'
import { fullReductionApi } from '@zhanggui/contract/marketing/full-reduction'

const offers: readonly Offer[] = [
  { label: '添加满减活动', pinyin: 'tian jia man jian huo dong', call: fullReductionApi.save },
]
export default offers
