import type { Offer } from '#ui/page/page.ts'
import { exportApi } from '@zhanggui/contract/export/export'

const offers: readonly Offer[] = [
  { label: '添加导出', pinyin: 'tian jia dao chu', call: exportApi.add },
  {
    label: '定时导出',
    pinyin: 'ding shi dao chu',
    call: exportApi.saveSchedule,
    to: '/operation/export?tab=schedule',
    isPart: true,
  },
]
export default offers
