import { exportEvery, exportKind, weekday } from '@zhanggui/domain/export/export-codes'
import { exportFormat, taskStatus } from '@zhanggui/domain/task/task-codes'
import { z } from 'zod'
import { shopTime } from '../kernel/codecs.ts'
import { area, download, get, id, post } from '../kernel/endpoint.ts'
import { dateLimit } from '../kernel/fields.ts'
import { done, pageOf, pageQuery, text } from '../kernel/shapes.ts'
import { exportStarted, taskRow } from '../task.ts'

const kind = z.enum(exportKind.codes, { error: '请选择导出内容' })

/** Titles of columns, in the order of the file. */
const columns = z.array(z.string().max(40)).min(1, '请至少选择一列').max(60, '列过多')

/** What a file holds; the filters are those of the list's address. */
const content = {
  kind,
  filters: z
    .record(z.string().max(40), z.string().max(500, '筛选条件过长'))
    .refine((record) => Object.keys(record).length <= 40, '筛选条件过多'),
  /** Null: all of them. */
  columns: columns.nullable(),
  format: z.enum(exportFormat.codes, { error: '未知的文件格式' }),
}

const rhythm = {
  every: z.enum(exportEvery.codes, { error: '请选择多久导出一次' }),
  weekday: z.literal(weekday.codes, { error: '请选择星期' }),
  hour: z.int({ error: '请选择时间' }).min(0, '请选择时间').max(23, '请选择时间'),
}
const isPlain = z.boolean({ error: '请选择是否导出完整买家信息' })

export const scheduleDraft = z.object({
  name: text('名称', { max: 20, blank: '请填写名称' }),
  ...content,
  ...rhythm,
  isPlain,
})

const scheduleRow = scheduleDraft.extend({
  id: z.int(),
  adminName: z.string(),
  isOn: z.boolean(),
  /** Why it does not run any more; empty where somebody has switched it off. */
  pausedReason: z.string(),
  nextTime: shopTime.nullable(),
  lastTime: shopTime.nullable(),
  version: z.int(),
})
export type ScheduleRow = z.output<typeof scheduleRow>

const templateRow = z.object({
  id: z.int(),
  name: z.string(),
  kind,
  columns,
  makerName: z.string(),
  mayChange: z.boolean(),
})
export type TemplateRow = z.output<typeof templateRow>

const exportRow = taskRow.extend({ kind, expireTime: shopTime.nullable() })
export type ExportRow = z.output<typeof exportRow>

/** What somebody may export. */
const exportable = z.object({
  kind,
  /** Area and name of the list that it is taken from, whose saved views say what. */
  list: z.string(),
  columns: z.array(z.object({ title: z.string(), isPrivate: z.boolean() })),
  /** What a view of that list means where it does not say so itself. */
  ofView: z.record(z.string(), z.string()),
  hasDates: z.boolean(),
})
export type Exportable = z.output<typeof exportable>

const BASE = '/admin/merchant/export'
const rate = { max: 10, seconds: 60 }
const SEE = 'merchant:export:task:list'
const ADD = 'merchant:export:task:add'
const SCHEDULE = 'merchant:export:schedule'

export const exportApi = area(
  'export',
  {
    list: get(`${BASE}/task/list`, {
      title: '导出列表',
      permission: SEE,
      query: pageQuery.extend({
        kind: kind.optional(),
        status: z.coerce
          .number<number | string>()
          .pipe(z.literal(taskStatus.codes, { error: '状态不正确' }))
          .optional(),
        dateLimit: dateLimit.optional(),
      }),
      reply: pageOf(exportRow),
    }),
    kinds: get(`${BASE}/kind/list`, { title: '可导出的内容', permission: SEE, reply: z.array(exportable) }),
    add: post(`${BASE}/task/add`, {
      title: '添加导出',
      permission: ADD,
      body: z.object(content),
      reply: exportStarted,
      operation: 'export',
      rate,
    }),
    /** With who the buyers are. */
    addPlain: post(`${BASE}/task/add/plain`, {
      title: '导出完整买家信息',
      permission: 'merchant:export:task:plain',
      body: z.object(content),
      reply: exportStarted,
      operation: 'export',
      rate,
    }),
    download: download(`${BASE}/task/download/{id}`, {
      title: '下载导出文件',
      permission: 'merchant:export:task:download',
      sensitive: true,
      operation: 'export',
    }),
    delete: post(`${BASE}/task/delete/{id}`, {
      title: '删除导出',
      permission: 'merchant:export:task:delete',
      reply: done,
      operation: 'remove',
    }),
    templates: get(`${BASE}/template/list`, { title: '列模板', permission: SEE, reply: z.array(templateRow) }),
    saveTemplate: post(`${BASE}/template/save`, {
      title: '保存列模板',
      permission: ADD,
      body: z.object({ kind, name: text('模板名称', { max: 20, blank: '请填写模板名称' }), columns }),
      reply: z.object({ id: z.int() }),
      operation: 'add',
    }),
    deleteTemplate: post(`${BASE}/template/delete/{id}`, {
      title: '删除列模板',
      permission: ADD,
      reply: done,
      operation: 'remove',
    }),
    schedules: get(`${BASE}/schedule/list`, { title: '定时导出', permission: SEE, reply: z.array(scheduleRow) }),
    saveSchedule: post(`${BASE}/schedule/save`, {
      title: '添加定时导出',
      permission: SCHEDULE,
      body: scheduleDraft,
      reply: z.object({ id: z.int() }),
      operation: 'add',
    }),
    updateSchedule: post(`${BASE}/schedule/update`, {
      title: '编辑定时导出',
      permission: SCHEDULE,
      body: scheduleDraft.extend({ id, version: z.int().optional() }),
      reply: done,
    }),
    switchSchedule: post(`${BASE}/schedule/update/status/{id}`, {
      title: '开关定时导出',
      permission: SCHEDULE,
      body: z.object({ isOn: z.boolean({ error: '请选择是否开启' }) }),
      reply: done,
    }),
    deleteSchedule: post(`${BASE}/schedule/delete/{id}`, {
      title: '删除定时导出',
      permission: SCHEDULE,
      reply: done,
      operation: 'remove',
    }),
  },
  '/operation/export',
)
