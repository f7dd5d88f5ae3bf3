import { userApi, userFilter } from '@zhanggui/contract/user/user'
import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'
import { registerType, userSex } from '@zhanggui/domain/order/shopper-codes'
import { taskKind } from '@zhanggui/domain/task/task-codes'
import { z } from 'zod'
import { defineExportJob } from '#features/tasks/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { Cell, Sheet, SheetColumn } from '#platform/sheets/sheet'
import { findUsers } from '../users/user-filter.sql.ts'
import { type ExportedUser, readExportedUsers } from './export-rows.sql.ts'

/** Writes the filtered users to a file, one row each; who they are stays masked. */
export const userExportJob = defineExportJob({
  kind: taskKind.is.userExport,
  params: z.object({ filter: userFilter, fileName: z.string() }),
  notice: { url: '/user/index', permission: userApi.export.permission },
  find: (db, { filter }, now) => findUsers(db, filter, now),
  sheet: sheetOf,
})

interface ExportColumn extends SheetColumn {
  readonly cell: (user: ExportedUser) => Cell
}
const text = (title: string, width: number, cell: ExportColumn['cell']): ExportColumn => ({ title, width, cell })
const money = (title: string, cell: ExportColumn['cell']): ExportColumn => ({ title, width: 14, shows: 'money', cell })

/** The writers neutralise formulas. */
const columns: readonly ExportColumn[] = [
  text('用户ID', 12, ({ id }) => id),
  text('昵称', 20, ({ nickname }) => nickname),
  text('真实姓名', 12, ({ realName }) => realName),
  text('手机号', 14, ({ phone }) => phone),
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

async function sheetOf(
  db: MerchantDb,
  uids: readonly number[],
  report: (reached: number) => Promise<void>,
): Promise<Sheet> {
  async function* rows() {
    let reached = 0
    for await (const batch of readExportedUsers(db, uids)) {
      yield batch.map((user) => columns.map(({ cell }) => cell(user)))
      reached += batch.length
      await report(reached)
    }
  }
  return Promise.resolve({ name: '用户', columns, rows: rows() })
}
