import { KEYWORDS_LENGTH } from '@zhanggui/domain/kernel/text/keyword-list'
import { receiptPrinting, serviceType } from '@zhanggui/domain/store/store-codes'
import { LOW_STOCK_RANGE, whyNotService } from '@zhanggui/domain/store/store-rules'
import { setupSteps } from '@zhanggui/domain/store/setup-rules'
import { z } from 'zod'
import { csv, csvUpTo, jsonList, shopTime } from '../kernel/codecs.ts'
import { picture } from '../kernel/fields.ts'
import { text } from '../kernel/shapes.ts'

/** What the platform knows of the merchant; the merchant reads it. */
export const baseInfo = z.object({
  name: z.string(),
  /** The owner's name for signing in. */
  account: z.string(),
  phone: z.string(),
  realName: z.string(),
  categoryId: z.int().nullable(),
  merCategory: z.string(),
  typeId: z.int().nullable(),
  merType: z.string(),
  /** A percentage. */
  handlingFee: z.int(),
  isSelf: z.boolean(),
  isRecommend: z.boolean(),
  isSwitch: z.boolean(),
  /** Whether products need the platform's review. */
  productSwitch: z.boolean(),
  qualificationPicture: jsonList(z.string(), { malformed: '商户资质格式不正确' }),
  copyProductNum: z.int(),
  starLevel: z.int(),
  receiptPrintingSwitch: z.literal(receiptPrinting.codes),
  createTime: shopTime,
})

const alertStockRange = `警戒库存范围${LOW_STOCK_RANGE.min}~${LOW_STOCK_RANGE.max}`
const degrees = (label: string, most: number) =>
  z
    .number({ error: `${label}不能为空` })
    .min(-most, `${label}范围为-${most}~${most}`)
    .max(most, `${label}范围为-${most}~${most}`)
const link = z.string().trim().max(500, '客服H5链接过长')
const servicePhone = z.string().trim().max(32, '客服电话过长')

const infoFields = z.object({
  avatar: picture('商户头像不能为空'),
  backImage: picture('商户背景图不能为空'),
  streetBackImage: picture('商户街背景图不能为空'),
  coverImage: picture('商户封面图不能为空'),
  rectangleLogo: picture('商户logo（横）不能为空'),
  intro: text('商户简介', { max: 200 }),
  keywords: csvUpTo(KEYWORDS_LENGTH, `商户关键字长度不能超过${KEYWORDS_LENGTH}个字符`).refine(
    (words) => words.length > 0,
    '商户关键字不能为空',
  ),
  regionId: z.int({ error: '请选择所在地区' }),
  addressDetail: text('商户地址', { max: 100 }),
  latitude: degrees('纬度', 90),
  longitude: degrees('经度', 180),
  serviceType: z.enum(serviceType.codes, { error: '未知的客服类型' }),
  serviceLink: link,
  servicePhone,
  alertStock: z
    .int({ error: alertStockRange })
    .min(LOW_STOCK_RANGE.min, alertStockRange)
    .max(LOW_STOCK_RANGE.max, alertStockRange),
  isTakeTheir: z.boolean({ error: '请选择是否开启自提' }),
  receiptPrintingSwitch: z.literal(receiptPrinting.codes, { error: '未知的小票打印开关' }),
})

const service = infoFields.pick({ serviceType: true, serviceLink: true, servicePhone: true })
type Service = z.output<typeof service>

/** Blames a field of the chosen way to reach the customer service, whatever is wrong with other fields. */
const serviceCheck = (field: 'serviceLink' | 'servicePhone') =>
  z.refine<Service>((value) => whyNotService(value)?.field !== field, {
    path: [field],
    error: ({ input }) => whyNotService(input as Service)?.message,
    when: ({ value }) => service.safeParse(value).success,
  })
const serviceChecks = [serviceCheck('serviceLink'), serviceCheck('servicePhone')] as const

/** As the form checks it. */
export const storeInfoDraft = infoFields.check(...serviceChecks)

/** As it is sent: clients of this family know no region and leave out what belongs to the other kind of service. */
export const storeInfoChange = infoFields
  .extend({
    regionId: infoFields.shape.regionId.optional(),
    serviceLink: link.default(''),
    servicePhone: servicePhone.default(''),
    version: z.int().optional(),
  })
  .check(...serviceChecks)

export const storeInfo = z.object({
  avatar: z.string(),
  backImage: z.string(),
  streetBackImage: z.string(),
  coverImage: z.string(),
  rectangleLogo: z.string(),
  intro: z.string(),
  keywords: csv,
  regionId: z.int().nullable(),
  /** Of the region, where there is one at that level. */
  province: z.string(),
  city: z.string(),
  district: z.string(),
  addressDetail: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  serviceType: z.enum(serviceType.codes),
  serviceLink: z.string(),
  servicePhone: z.string(),
  alertStock: z.int(),
  isTakeTheir: z.boolean(),
  receiptPrintingSwitch: z.literal(receiptPrinting.codes),
  version: z.int(),
})
export type StoreInfo = z.output<typeof storeInfo>

export const shopSetup = z.object({
  isSwitch: z.boolean(),
  steps: z.array(z.object({ step: z.enum(setupSteps), isDone: z.boolean() })),
  /** Why the shop cannot be opened yet. */
  whyNotOpen: z.string().nullable(),
  /** How many products closing the shop would take off sale. */
  onSaleNum: z.int(),
})
