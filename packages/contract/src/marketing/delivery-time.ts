import { cutoffMode, exceptionType, slotService } from '@zhanggui/domain/delivery-time/delivery-time-codes'
import { isShopDate, MOST_DAYS_AHEAD, whyNotRange } from '@zhanggui/domain/delivery-time/slot-rules'
import { z } from 'zod'
import { flag, shopTime } from '../kernel/codecs.ts'
import { area, get, id, post } from '../kernel/endpoint.ts'
import { obeys } from '../kernel/fields.ts'
import { done, pageOf, pageQuery, textOrBlank } from '../kernel/shapes.ts'

const wholeNumber = (label: string, least: number, most: number) =>
  z.coerce
    .number<number | string>({ error: `${label}必须是整数` })
    .int(`${label}必须是整数`)
    .min(least, `${label}不能小于${least}`)
    .max(most, `${label}不能大于${most}`)

const serviceType = z.literal(slotService.codes, { error: '请选择服务方式' })
const askedService = z.coerce.number<number | string>().pipe(serviceType)
/** A day of the shop, `yyyy-MM-dd`. */
export const shopDay = z.string({ error: '请选择日期' }).refine(isShopDate, '请选择日期')
const capacity = z.int('单量必须是整数').min(0, '单量不能小于0').max(9999, '单量不能大于9999')

const fields = z.object({
  /** Shown as the time where it is blank. */
  name: textOrBlank('名称', { max: 20 }).default(''),
  serviceType,
  weekdays: z
    .array(z.int().min(1, '星期不正确').max(7, '星期不正确'), { error: '请选择星期' })
    .min(1, '请选择星期')
    .max(7, '星期不正确')
    .overwrite((days) => [...new Set(days)].toSorted((a, b) => a - b)),
  /** `09:00,12:00` */
  timeRange: z.string({ error: '请选择时间段' }).check(obeys(whyNotRange)),
  /** 0: any number. */
  capacity,
  cutoffMode: z.literal(cutoffMode.codes, { error: '请选择截止方式' }),
  cutoffMinutes: z
    .int('提前时间必须是整数')
    .min(0, '提前时间不能小于0')
    .max(2880, '提前时间不能超过2880分钟')
    .default(0),
  cutoffTime: z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, '请选择截止时间')
    .default('18:00'),
  maxDays: z
    .int('可预约天数必须是整数')
    .min(1, '可预约天数不能小于1')
    .max(MOST_DAYS_AHEAD, `可预约天数不能大于${MOST_DAYS_AHEAD}`)
    .default(7),
  sort: z.int('排序必须是整数').min(0, '排序范围为0~9999').max(9999, '排序范围为0~9999').default(0),
  status: z.boolean().default(true),
})
export const deliveryTimeDraft = fields

const deliveryTimeRow = z.object({
  id: z.int(),
  ...fields.shape,
  weekdays: z.array(z.int()),
  timeRange: z.string(),
  todayUsed: z.int(),
  /** Of today and later. */
  futureUsed: z.int(),
  version: z.int(),
  createTime: shopTime,
  updateTime: shopTime,
})
export type DeliveryTimeRow = z.output<typeof deliveryTimeRow>

const cell = z.object({
  slotId: z.int(),
  /** 0: any number. */
  capacity: z.int(),
  used: z.int(),
  /** null: any number. */
  remaining: z.int().nullable(),
  closed: z.boolean(),
  cutoffAt: shopTime,
})
const calendar = z.object({
  slots: z.array(z.object({ id: z.int(), name: z.string(), timeRange: z.string(), status: z.boolean() })),
  days: z.array(z.object({ date: z.string(), weekday: z.int(), cells: z.array(cell) })),
})
export type DeliveryCalendar = z.output<typeof calendar>

const exceptionRow = z.object({
  id: z.int(),
  date: z.string(),
  serviceType,
  /** null: all slots. */
  slotId: z.int().nullable(),
  slotName: z.string(),
  type: z.literal(exceptionType.codes),
  capacity: z.int(),
  remark: z.string(),
})
export type DeliveryExceptionRow = z.output<typeof exceptionRow>

export const deliveryExceptionDraft = z.object({
  date: shopDay,
  serviceType,
  slotId: id.nullable().default(null),
  type: z.literal(exceptionType.codes, { error: '请选择类型' }),
  capacity: capacity.default(0),
  remark: textOrBlank('备注', { max: 50 }).default(''),
})

const BASE = '/admin/merchant/delivery/time'

/** 配送时间: when the shop delivers or hands out pick-ups. */
export const deliveryTimeApi = area(
  'deliveryTime',
  {
    list: get(`${BASE}/list`, {
      title: '配送时间列表',
      permission: 'merchant:delivery:times:list',
      query: pageQuery.extend({
        serviceType: askedService.optional(),
        status: flag.optional(),
        weekday: wholeNumber('星期', 1, 7).optional(),
      }),
      reply: pageOf(deliveryTimeRow),
    }),
    info: get(`${BASE}/info/{id}`, {
      title: '查看配送时间',
      permission: 'merchant:delivery:times:info',
      reply: deliveryTimeRow,
    }),
    save: post(`${BASE}/save`, {
      title: '添加配送时间',
      permission: 'merchant:delivery:times:save',
      body: fields,
      reply: z.object({ id }),
      operation: 'add',
    }),
    update: post(`${BASE}/update`, {
      title: '修改配送时间',
      permission: 'merchant:delivery:times:update',
      body: fields.extend({ id, version: z.int().optional() }),
      reply: done,
    }),
    setStatus: post(`${BASE}/update/status/{id}`, {
      title: '开启或关闭配送时间',
      permission: 'merchant:delivery:times:update:status',
      body: z.object({ status: z.boolean({ error: '请选择状态' }) }),
      reply: done,
    }),
    delete: post(`${BASE}/delete/{id}`, {
      title: '删除配送时间',
      permission: 'merchant:delivery:times:delete',
      reply: done,
      operation: 'remove',
    }),
    calendar: get(`${BASE}/calendar`, {
      title: '配送日历',
      permission: 'merchant:delivery:times:list',
      query: z.object({ serviceType: askedService, from: shopDay, days: wholeNumber('天数', 1, 31) }),
      reply: calendar,
    }),
    /** Those to come, the nearest first. */
    exceptions: get(`${BASE}/exception/list`, {
      title: '特殊日期列表',
      permission: 'merchant:delivery:times:exception',
      query: z.object({ serviceType: askedService }),
      reply: z.array(exceptionRow),
    }),
    saveException: post(`${BASE}/exception/save`, {
      title: '添加特殊日期',
      permission: 'merchant:delivery:times:exception',
      body: deliveryExceptionDraft,
      reply: z.object({ id }),
      operation: 'add',
    }),
    deleteException: post(`${BASE}/exception/delete/{id}`, {
      title: '删除特殊日期',
      permission: 'merchant:delivery:times:exception',
      reply: done,
      operation: 'remove',
    }),
  },
  '/DeliveryTimes/index',
)
