import type { Offer } from '#ui/page/page.ts'
import { liveAssistantApi } from '@zhanggui/contract/live/assistant'

const offers: readonly Offer[] = [
  { label: '添加直播助手', pinyin: 'tian jia zhi bo zhu shou', call: liveAssistantApi.save },
]
export default offers
