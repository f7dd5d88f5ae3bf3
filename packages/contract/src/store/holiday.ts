import { NOTE_LENGTH, whyNotHoliday } from '@zhanggui/domain/store/holiday-rules'
import { z } from 'zod'
import { shopTime } from '../kernel/codecs.ts'
import { area, get, id, post } from '../kernel/endpoint.ts'
import { done } from '../kernel/shapes.ts'

export const holidayRow = z.object({
  id: z.int(),
  startTime: shopTime,
  endTime: shopTime,
  note: z.string(),
  /** 可预订: shoppers may order meanwhile. */
  isBookable: z.boolean(),
  version: z.int(),
})
export type HolidayRow = z.output<typeof holidayRow>

const moment = (label: string) =>
  z
    .string({ error: `请选择${label}` })
    .min(1, { error: `请选择${label}`, abort: true })
    .pipe(shopTime)

const holidayFields = z.object({
  startTime: moment('开始时间'),
  endTime: moment('结束时间'),
  note: z.string().trim().max(NOTE_LENGTH, `备注不能超过${NOTE_LENGTH}个字符`).default(''),
  isBookable: z.boolean().default(false),
})

function checkDates({ value, issues }: z.core.ParsePayload<Pick<HolidayRow, 'startTime' | 'endTime'>>) {
  const message = whyNotHoliday({ startsAt: value.startTime, endsAt: value.endTime })
  if (message !== undefined) issues.push({ code: 'custom', path: ['endTime'], message, input: value.endTime })
}

export const holidayDraft = holidayFields.check(checkDates)

const BASE = '/admin/merchant/holiday'

/** 店铺休假: when nobody works in the shop. */
export const holidayApi = area(
  'holiday',
  {
    list: get(`${BASE}/list`, {
      title: '店铺休假列表',
      permission: 'merchant:holiday:list',
      reply: z.array(holidayRow),
    }),
    add: post(`${BASE}/add`, {
      title: '添加店铺休假',
      permission: 'merchant:holiday:add',
      body: holidayDraft,
      reply: z.object({ id }),
      operation: 'add',
    }),
    update: post(`${BASE}/update`, {
      title: '修改店铺休假',
      permission: 'merchant:holiday:update',
      body: holidayFields.extend({ id, version: z.int().optional() }).check(checkDates),
      reply: done,
    }),
    delete: post(`${BASE}/delete/{id}`, {
      title: '删除店铺休假',
      permission: 'merchant:holiday:delete',
      reply: done,
      operation: 'remove',
    }),
  },
  '/operation/modifyStoreInfo',
)
