import { userApi, userFilter } from '@zhanggui/contract/user/user'
import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'
import { registerType, userSex } from '@zhanggui/domain/order/shopper-codes'
import { taskKind } from '@zhanggui/domain/task/task-codes'
import { defineExportJob } from '#features/tasks/public'
import { type CellColumn, sheetOfRows } from '#platform/sheets/sheet-of-rows'
import { findUsers } from '../users/user-filter.sql.ts'
import { type ExportedUser, readExportedUsers } from './export-rows.sql.ts'

type ExportColumn = CellColumn<ExportedUser>
const text = (title: string, width: number, cell: ExportColumn['cell']): ExportColumn => ({ title, width, cell })
const money = (title: string, cell: ExportColumn['cell']): ExportColumn => ({ title, width: 14, shows: 'money', cell })

/** The writers neutralise formulas. */
const columns: readonly ExportColumn[] = [
  text('用户ID', 12, ({ id }) => id),
  text('昵称', 20, ({ nickname }) => nickname),
  { ...text('真实姓名', 12, ({ realName }) => realName), isPrivate: true },
  { ...text('手机号', 14, ({ phone }) => phone), isPrivate: true },
  text('性别', 8, ({ sex }) => userSex.label(sex)),
  text('注册类型', 12, (user) => registerType.label(user.registerType)),
  text('标签', 28, ({ tagList }) => tagList.map(({ name }) => name).join('、')),
  text('是否关注', 10, ({ isFollow }) => (isFollow ? '是' : '否')),
  text('订单数', 10, ({ orderCount }) => orderCount),
  money('消费金额', ({ paidPrice }) => paidPrice / 100),
  text('退款次数', 10, ({ refundCount }) => refundCount),
  money('退款金额', ({ refundPrice }) => refundPrice / 100),
  text('最近下单', 20, ({ lastOrderTime }) => (lastOrderTime ? formatShopTime(lastOrderTime) : '')),
  text('首次访问', 20, ({ createTime }) => formatShopTime(createTime)),
  text('近次访问', 20, ({ lastLoginTime }) => formatShopTime(lastLoginTime)),
  text('备注', 28, ({ mark }) => mark),
]

/** Writes the filtered users to a file, one row each; who they are stays masked unless it is asked for. */
export const userExportJob = defineExportJob({
  kind: taskKind.is.userExport,
  what: '用户导出',
  call: userApi.export,
  list: userApi.list,
  filter: userFilter,
  url: '/user/index',
  columns,
  find: findUsers,
  sheet: async (db, { ids, isPlain, report }) =>
    sheetOfRows({ name: '用户', columns, batches: readExportedUsers(db, ids, isPlain), report }),
})
