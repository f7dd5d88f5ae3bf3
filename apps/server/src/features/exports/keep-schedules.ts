import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { exportApi } from '@zhanggui/contract/export/export'
import { changesOfRecord } from '@zhanggui/domain/audit/change-rules'
import { nextRun, whyNotAddSchedule } from '@zhanggui/domain/export/export-rules'
import { lockShop } from '#features/merchants/public'
import { checkVersion, missing, refuseIf } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { checkExport } from './check-export.ts'
import { describeSchedule } from './describe-schedule.ts'
import { runScheduleJob } from './run-schedule.job.ts'
import {
  deleteScheduleRow,
  insertSchedule,
  listSchedules,
  lockSchedule,
  type StoredSchedule,
  turnSchedule,
  updateScheduleRow,
} from './schedule.sql.ts'

type Draft = InputOf<typeof exportApi.saveSchedule>

async function checkDraft(context: StaffContext, draft: Draft): Promise<Draft> {
  const { filters } = await checkExport(context, draft)
  return { ...draft, filters }
}

/** Somebody else's does not exist but for the owner. */
async function lockVisible({ db, staff }: StaffContext, id: number): Promise<StoredSchedule> {
  const schedule = await lockSchedule(db, id)
  return schedule && (staff.isOwner || schedule.adminId === staff.adminId) ? schedule : missing('定时导出不存在')
}

const plan = ({ enqueue }: StaffContext, scheduleId: number, at: Date) =>
  enqueue(runScheduleJob, { scheduleId, at: at.toISOString() }, at)

/** Runs from now on in the name of whoever adds it. */
export async function saveSchedule(context: StaffContext, input: Draft) {
  const { db, now, staff, newId, recordChanges } = context
  const draft = await checkDraft(context, input)
  await lockShop(db)
  refuseIf(whyNotAddSchedule((await listSchedules(db, { ...staff, isOwner: true })).length))
  const [id, at] = [await newId(), nextRun(draft, now)]
  await insertSchedule(context, id, draft, at)
  await plan(context, id, at)
  recordChanges(changesOfRecord(undefined, describeSchedule(draft)), draft.name)
  return { id }
}

export async function updateSchedule(
  context: StaffContext,
  { id, version, ...input }: InputOf<typeof exportApi.updateSchedule>,
) {
  const before = await lockVisible(context, id)
  checkVersion({ version }, before)
  const draft = await checkDraft(context, input)
  const at = before.isOn ? nextRun(draft, context.now) : null
  await updateScheduleRow(context, id, draft, at)
  if (at) await plan(context, id, at)
  context.recordChanges(changesOfRecord(describeSchedule(before), describeSchedule(draft)), draft.name)
  return null
}

export async function switchSchedule(context: StaffContext, { id, isOn }: InputOf<typeof exportApi.switchSchedule>) {
  const schedule = await lockVisible(context, id)
  if (schedule.isOn === isOn) return null
  const at = isOn ? nextRun(schedule, context.now) : null
  await turnSchedule(context, id, at)
  if (at) await plan(context, id, at)
  const word = (on: boolean) => (on ? '开启' : '关闭')
  context.recordChanges([{ field: '状态', before: word(!isOn), after: word(isOn) }], schedule.name)
  return null
}

export async function deleteSchedule(context: StaffContext, { id }: { id: number }) {
  const schedule = await lockVisible(context, id)
  await deleteScheduleRow(context.db, id)
  context.recordChanges(changesOfRecord(describeSchedule(schedule), undefined), schedule.name)
  return null
}
