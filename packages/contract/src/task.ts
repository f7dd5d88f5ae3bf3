import { exportFormat, taskKind, taskStatus } from '@zhanggui/domain/task/task-codes'
import { z } from 'zod'
import { shopTime } from './kernel/codecs.ts'
import { area, get } from './kernel/endpoint.ts'
import { pageOf, pageQuery } from './kernel/shapes.ts'

/** Long work that goes on when the page is left: batches, imports, exports. */
export const taskRow = z.object({
  id: z.int(),
  kind: z.enum(taskKind.codes),
  title: z.string(),
  status: z.literal(taskStatus.codes),
  total: z.int(),
  done: z.int(),
  failed: z.int(),
  /** Where the result is to be fetched from, if it is a file. */
  fileName: z.string(),
  /** Why it failed. */
  error: z.string(),
  adminName: z.string(),
  createTime: shopTime,
  finishTime: shopTime.nullable(),
})
export type TaskRow = z.output<typeof taskRow>

/** Of every call that starts an export: the name of its file is the key to it. */
export const exportStarted = z.object({ fileName: z.string(), taskId: z.int() })
export const sheetFormat = z.enum(exportFormat.codes, { error: '未知的文件格式' }).default('xlsx')

const taskFailureRow = z.object({
  /** What sort of thing it is, where the task is about several sorts. */
  kind: z.string(),
  refId: z.int(),
  label: z.string(),
  reason: z.string(),
})
export type TaskFailure = z.output<typeof taskFailureRow>

export const taskApi = area('task', {
  list: get('/admin/merchant/task/list', {
    title: '后台任务列表',
    permission: 'session',
    query: pageQuery,
    reply: pageOf(taskRow),
  }),
  info: get('/admin/merchant/task/info/{id}', { title: '后台任务详情', permission: 'session', reply: taskRow }),
  failures: get('/admin/merchant/task/failures/{id}', {
    title: '后台任务失败明细',
    permission: 'session',
    query: pageQuery.extend({ reason: z.string().max(1000, '失败原因过长').optional() }),
    reply: pageOf(taskFailureRow),
  }),
  /** Rows that came through; what is neither here nor a failure was never reached. */
  doneRows: get('/admin/merchant/task/done/{id}', {
    title: '后台任务成功明细',
    permission: 'session',
    query: pageQuery,
    reply: pageOf(taskFailureRow.omit({ reason: true })),
  }),
  failureReasons: get('/admin/merchant/task/failures/reasons/{id}', {
    title: '后台任务失败原因',
    permission: 'session',
    reply: z.array(z.object({ reason: z.string(), count: z.int() })),
  }),
})
