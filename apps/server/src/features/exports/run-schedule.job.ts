import { exportApi } from '@zhanggui/contract/export/export'
import { nextRun, whyNotRun } from '@zhanggui/domain/export/export-rules'
import { noticeKind } from '@zhanggui/domain/notice/notice-kinds'
import { hasPermission } from '@zhanggui/domain/session/permission-rules'
import { z } from 'zod'
import { findColleague, heldPermissions } from '#features/staff/public'
import { startExport } from '#features/tasks/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { Refusal } from '#platform/http/refusals'
import { defineJob } from '#platform/jobs/job'
import type { WriteContext } from '#platform/transactions'
import { checkColumns, decodeFilters } from './check-export.ts'
import { exportJobOf } from './export-kinds.ts'
import { lockSchedule, pauseSchedule, setNextRun, type StoredSchedule } from './schedule.sql.ts'

const payload = z.object({ scheduleId: z.int(), at: z.iso.datetime() })
type Turn = z.output<typeof payload>

/** One turn of a schedule. It plans the next one; a turn that was planned before an edit finds nothing to do. */
export const runScheduleJob = defineJob({
  kind: 'exportSchedule',
  payload,
  run: ({ inWrite }, turn) => inWrite((context) => takeTurn(context, turn)),
  // A fault of one turn must not end all that follow.
  giveUp: ({ inWrite }, turn) =>
    inWrite(async (context) => {
      const schedule = await lockTurn(context.db, turn)
      if (schedule) await planNext(context, schedule)
    }),
})

async function lockTurn(db: MerchantDb, { scheduleId, at }: Turn): Promise<StoredSchedule | undefined> {
  const schedule = await lockSchedule(db, scheduleId)
  return schedule?.nextTime?.toISOString() === at ? schedule : undefined
}

async function takeTurn(context: WriteContext, turn: Turn) {
  const { db, announceArea } = context
  const schedule = await lockTurn(db, turn)
  if (!schedule) return
  const runner = await findColleague(db, schedule.adminId)
  const held = runner && (await heldPermissions({ db, staff: runner }))
  const may = (permission: string) => held !== undefined && hasPermission(held, permission)
  const job = exportJobOf(schedule.kind)
  const rights = runner && {
    isEnabled: runner.isEnabled,
    mayExport: may(job.call.permission) && may(exportApi.saveSchedule.permission),
    mayPlain: may(exportApi.addPlain.permission),
  }
  const reason = whyNotRun(rights, schedule.isPlain)
  announceArea(exportApi)
  if (reason) {
    await pauseSchedule(db, schedule.id, reason)
    return tell(context, `定时导出「${schedule.name}」已暂停`, reason)
  }
  await start(context, schedule)
  return planNext(context, schedule)
}

async function start(context: WriteContext, schedule: StoredSchedule) {
  const { name, kind, filters, columns, format, isPlain, adminId } = schedule
  const job = exportJobOf(kind)
  try {
    if (columns) checkColumns(job, columns)
    const filter = decodeFilters(job, filters)
    const params = { title: name, format, filter, isPlain, mayBeEmpty: true, ...(columns && { columns }) }
    await startExport({ ...context, staff: { adminId } }, job, params)
  } catch (error) {
    // No room, too much under way, or a column that is called otherwise by now: the next turn tries again.
    if (!(error instanceof Refusal)) throw error
    tell(context, `定时导出「${name}」失败`, error.message)
  }
}

async function planNext({ db, now, enqueue }: WriteContext, schedule: StoredSchedule) {
  const at = nextRun(schedule, now)
  await setNextRun(db, schedule.id, now, at)
  await enqueue(runScheduleJob, { scheduleId: schedule.id, at: at.toISOString() }, at)
}

/** Whoever it belongs to may be gone, so everybody hears of it who sees the page. */
const tell = ({ announce }: WriteContext, title: string, content: string) =>
  announce({
    kind: noticeKind.is.task,
    title,
    content,
    url: '/operation/export?tab=schedule',
    permission: exportApi.list.permission,
  })
