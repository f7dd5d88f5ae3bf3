import type { Offer } from '#ui/page/page.ts'
import { specRuleApi } from '@zhanggui/contract/goods/spec-rule'

const offers: readonly Offer[] = [{ label: '添加规格模板', pinyin: 'tian jia gui ge mo ban', call: specRuleApi.save }]
export default offers
