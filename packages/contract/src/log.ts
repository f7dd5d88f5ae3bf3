import { operationStatus, operationType } from '@zhanggui/domain/audit/operation-codes'
import { z } from 'zod'
import { shopTime } from './kernel/codecs.ts'
import { area, get } from './kernel/endpoint.ts'
import { dateLimit } from './kernel/fields.ts'
import { pageOf, pageQuery } from './kernel/shapes.ts'
import { exportStarted, sheetFormat } from './task.ts'

export const logRow = z.object({
  id: z.int(),
  adminId: z.int(),
  adminAccount: z.string(),
  status: z.union(operationStatus.codes.map((code) => z.literal(code))),
  description: z.string(),
  /** Which product, person or other thing it was about; nothing where the call has no such thing. */
  subject: z.string(),
  createTime: shopTime,
  ip: z.string(),
  method: z.string(),
  url: z.string(),
  methodType: z.enum(operationType.codes),
  requestMethod: z.string(),
  requestParam: z.string(),
  result: z.string(),
  errorMsg: z.string(),
  /** What was different afterwards, in the words of the screen. */
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
})
export type LogRow = z.output<typeof logRow>

/** What list and export go by. */
export const logFilter = z.object({
  adminAccount: z.string().trim().max(32, '管理员账号过长').optional(),
  status: z.enum(['0', '1']).optional(),
  methodType: z.enum(operationType.codes).optional(),
  description: z.string().trim().max(32, '操作内容过长').optional(),
  subject: z.string().trim().max(100, '操作对象过长').optional(),
  dateLimit: dateLimit.optional(),
})

export const logApi = area(
  'log',
  {
    sensitive: get('/admin/merchant/log/sensitive/list', {
      title: '敏感操作日志分页列表',
      permission: 'merchant:log:sensitive:list',
      query: pageQuery.extend(logFilter.shape),
      reply: pageOf(logRow),
    }),
    export: get('/admin/merchant/export/log/excel', {
      title: '导出敏感操作日志',
      permission: 'merchant:export:log:excel',
      // It starts a task, so it counts as a change although it is a GET.
      changes: true,
      operation: 'export',
      query: logFilter.extend({ format: sheetFormat }),
      reply: exportStarted,
      rate: { max: 10, seconds: 60 },
    }),
  },
  '/maintain/sensitiveLog',
)
