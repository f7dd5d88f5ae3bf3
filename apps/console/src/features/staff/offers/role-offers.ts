import type { Offer } from '#ui/page/page.ts'
import { roleApi } from '@zhanggui/contract/staff'

const offers: readonly Offer[] = [{ label: '添加角色', pinyin: 'tian jia jue se', call: roleApi.save }]
export default offers
