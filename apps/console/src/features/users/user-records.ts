import { load } from '#api/load.ts'
import type { RecordSource } from '#ui/page/record-source.ts'
import { formatYuan } from '@zhanggui/domain/kernel/money'
import { userApi } from '@zhanggui/contract/user/user'
import { userPath } from './user-paths.ts'

const MOST = 5

/** Users by their id, nickname or phone. */
const userRecords: RecordSource = {
  title: '用户',
  calls: [userApi.list, userApi.detail],
  find: async (words, signal) => {
    const { list } = await load(userApi.list, { searchType: 'all', content: words, limit: MOST }, signal)
    return list.map(({ id, nickname, phone, orderCount, paidPrice }) => ({
      id,
      label: nickname,
      hint: `${phone || `ID ${id}`} · ${orderCount} 单 · ${formatYuan(paidPrice)} 元`,
      path: userPath(id),
    }))
  },
}
export default userRecords
