import type { Offer } from '#ui/page/page.ts'
import { adminApi } from '@zhanggui/contract/staff'

const offers: readonly Offer[] = [{ label: '添加管理员', pinyin: 'tian jia guan li yuan', call: adminApi.save }]
export default offers
