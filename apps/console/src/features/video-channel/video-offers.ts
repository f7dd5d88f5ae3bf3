import type { Offer } from '#ui/page/page.ts'
import { videoApi } from '@zhanggui/contract/video/video'
import { ADD_PAGE } from './video-paths.ts'

const offers: readonly Offer[] = [
  { label: '添加视频号商品', pinyin: 'tian jia shi pin hao shang pin', call: videoApi.add, to: ADD_PAGE },
]
export default offers
