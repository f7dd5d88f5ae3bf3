import type { Offer } from '#ui/page/page.ts'
import { closingApi } from '@zhanggui/contract/finance/closing'

const offers: readonly Offer[] = [{ label: '申请结算', pinyin: 'shen qing jie suan', call: closingApi.apply }]
export default offers
