import { MASKED, printerBrand } from '@zhanggui/domain/printer/printer-codes'
import { z } from 'zod'
import { flag } from '../kernel/codecs.ts'
import { area, get, post } from '../kernel/endpoint.ts'
import { done, text } from '../kernel/shapes.ts'

const words = (label: string) => z.string().trim().max(128, `${label}过长`).default('')

const printerFields = z.object({
  printName: text('配置名称', { max: 32, blank: '请输入配置名称' }),
  printType: z.literal(printerBrand.codes, { error: '请选择打印机类型' }),
  printYlyAppid: words('AppId'),
  printYlyUserid: words('Userid'),
  printYlySec: words('Sec'),
  printYlyMerchineNo: words('打印机编码'),
  printFeName: words('Name'),
  printFeUser: words('User'),
  printFeUkey: words('Ukey'),
  printFeSn: words('打印机编码'),
  status: flag,
})

type PrinterFields = z.output<typeof printerFields>
type Blamed = Exclude<keyof PrinterFields, 'printName' | 'printType' | 'status'>

/** What each brand cannot do without, by the names on its own pages. */
const needed: Readonly<Record<number, readonly (readonly [Blamed, string])[]>> = {
  [printerBrand.is.yilianyun]: [
    ['printYlyAppid', 'AppId'],
    ['printYlyUserid', 'Userid'],
    ['printYlySec', 'Sec'],
    ['printYlyMerchineNo', '打印机编码'],
  ],
  [printerBrand.is.feie]: [
    ['printFeName', 'Name'],
    ['printFeUser', 'User'],
    ['printFeUkey', 'Ukey'],
    ['printFeSn', '打印机编码'],
  ],
}

function checkBrand({ value, issues }: z.core.ParsePayload<PrinterFields>) {
  for (const [field, label] of needed[value.printType] ?? []) {
    if (value[field] === '') issues.push({ code: 'custom', path: [field], message: `请输入${label}`, input: '' })
  }
}

/** A secret that comes as `******` stays what it is. */
export const printerDraft = printerFields.extend({ status: z.boolean() }).check(checkBrand)

export const printerInfo = z.object({
  /** 0 where no printer is set up. */
  id: z.int(),
  printName: z.string(),
  printType: z.literal(printerBrand.codes),
  printYlyAppid: z.string(),
  printYlyUserid: z.string(),
  /** `******` where there is one. */
  printYlySec: z.enum(['', MASKED]),
  printYlyMerchineNo: z.string(),
  printFeName: z.string(),
  printFeUser: z.string(),
  printFeUkey: z.enum(['', MASKED]),
  printFeSn: z.string(),
  status: flag,
  version: z.int(),
})
export type PrinterInfo = z.output<typeof printerInfo>

const BASE = '/admin/merchant/printer'

export const printerApi = area(
  'printer',
  {
    info: get(`${BASE}/info`, { title: '打印机信息', permission: 'merchant:admin:print:info', reply: printerInfo }),
    save: post(`${BASE}/save`, {
      title: '保存打印机',
      permission: 'merchant:admin:print:save',
      body: printerFields.extend({ version: z.int().optional() }).check(checkBrand),
      reply: done,
    }),
    /** Forgets the printer with its secrets; by GET, as the specification says. */
    reset: get(`${BASE}/reset/{id}`, {
      title: '重置打印机',
      permission: 'merchant:admin:print:edit',
      changes: true,
      reply: done,
    }),
    /** Prints a slip of nobody's order. In the sandbox it is only shown. */
    test: post(`${BASE}/test`, {
      title: '测试打印',
      permission: 'merchant:admin:print:save',
      changes: false,
      rate: { max: 10, seconds: 60 },
      reply: z.object({ isSandbox: z.boolean(), slip: z.string() }),
    }),
  },
  '/operation/modifyStoreInfo',
)
