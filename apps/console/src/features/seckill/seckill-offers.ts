import type { Offer } from '#ui/page/page.ts'
import { seckillApi } from '@zhanggui/contract/marketing/seckill'
import { ADD_PAGE } from './seckill-paths.ts'

const offers: readonly Offer[] = [
  { label: '添加秒杀商品', pinyin: 'tian jia miao sha shang pin', call: seckillApi.add, to: ADD_PAGE },
]
export default offers
