import type { SkuLine } from '#widgets/sku-grid/lines/sku-line.ts'
import { type FoundProblem, problemsIn } from '#widgets/sku-grid/lines/sku-lines.ts'
import { whyNotKeywords } from '@zhanggui/domain/kernel/text/keyword-list'
import { deliveryMethod, isVirtual, productType } from '@zhanggui/domain/product/product-codes'
import { skuText, type Spec, whyNotSpecs } from '@zhanggui/domain/product/sku/sku-rules'
import { MOST_GIFTS, TOO_MANY_GIFTS } from '@zhanggui/contract/goods/product-draft'
import { z } from 'zod'
import { picturesIn } from './product-values.ts'

const MOST_PICTURES = 10
const OUT_OF_ORDER = '排序范围为0~9999'

const words = (missing: string, max: number, tooLong: string) =>
  z.string({ error: missing }).trim().min(1, missing).max(max, tooLong)
const choice = (missing: string) => z.int({ error: missing })
const slides = z
  .array(z.string(), { error: '请上传商品轮播图' })
  .refine((list) => picturesIn(list).length <= MOST_PICTURES, `最多选择${MOST_PICTURES}张图片！`)

/** A value that one function has its say about. */
const judged = <T>(is: (value: unknown) => boolean, whyNot: (value: T) => string | undefined) =>
  z.custom<T>(is).superRefine((value, context) => {
    const message = whyNot(value)
    if (message !== undefined) context.addIssue({ code: 'custom', message })
  })

const always = () => true

/** As far as it is filled in: the name, and nothing that is wrong. */
export const halfProductSchema = z.object({
  type: z.literal(productType.codes).default(productType.is.ordinary),
  name: words('请输入商品名称', 128, '商品名称不能超过128个字符'),
  cateId: z.array(z.int()),
  categoryId: z.int().optional(),
  brandId: z.int().optional(),
  unitName: z.string().trim().max(32, '单位不能超过32个字符'),
  tempId: z.int().optional(),
  keyword: z
    .array(z.string())
    .refine((keywords) => whyNotKeywords(keywords) === undefined, '关键字长度不能超过255个字符')
    .default([]),
  intro: z.string().trim().max(250, '商品简介不能超过250个字符'),
  image: z.string().max(255, '图片地址过长'),
  sliderImage: slides,
  guaranteeIds: z.array(z.int()).default([]),
  couponIds: z.array(z.int()).max(MOST_GIFTS, TOO_MANY_GIFTS).default([]),
  specType: z.boolean(),
  attr: judged<Spec[]>(Array.isArray, (specs) => (specs.length > 0 ? whyNotSpecs(specs) : undefined)),
  attrValue: judged<readonly SkuLine[]>(Array.isArray, (lines) => firstOf(lines, wrongIn(lines))),
  content: z.string().max(200_000, '商品详情过长').default(''),
  deliveryMethod: z.array(z.enum(deliveryMethod.codes)),
  refundSwitch: z.boolean().default(true),
  sort: z.int({ error: OUT_OF_ORDER }).min(0, OUT_OF_ORDER).max(9999, OUT_OF_ORDER).default(0),
})

export type HalfProduct = z.output<typeof halfProductSchema>

/** The whole product in the words of its form (sheet 2 §5.2). */
export const productSchema = halfProductSchema
  .extend({
    cateId: z.array(z.int(), { error: '请选择商户商品分类' }).min(1, '请选择商户商品分类'),
    categoryId: choice('请选择平台商品分类'),
    brandId: choice('请选择品牌'),
    unitName: words('请输入单位', 32, '单位不能超过32个字符'),
    intro: words('请输入商品简介', 250, '商品简介不能超过250个字符'),
    image: words('请上传商品封面图', 255, '图片地址过长'),
    sliderImage: slides.refine((list) => picturesIn(list).length > 0, '请上传商品轮播图'),
    attr: judged<Spec[]>(Array.isArray, whyNotSpecs),
    attrValue: judged<readonly SkuLine[]>(Array.isArray, (lines) =>
      lines.length === 0 ? '规格明细不能为空' : firstOf(lines, problemsIn(lines)),
    ),
  })
  // Asked whatever else is missing, so that all of it is told at once.
  .refine(({ type, tempId }) => isVirtual(type) || tempId, {
    path: ['tempId'],
    message: '请选择运费模板',
    when: always,
  })
  .refine(({ type, deliveryMethod: methods }) => isVirtual(type) || methods.length > 0, {
    path: ['deliveryMethod'],
    message: '请选择配送方式',
    when: always,
  })

const wrongIn = (lines: readonly SkuLine[]) => problemsIn(lines).filter(({ isMissing }) => !isMissing)

/** The first cell that is wrong by its name, and how many more there are. */
function firstOf(lines: readonly SkuLine[], [first, ...others]: readonly FoundProblem[]): string | undefined {
  if (!first) return undefined
  const name = skuText(Object.values(lines[first.row]?.values ?? {}))
  return `${name}：${first.text}${others.length > 0 ? `，另有 ${others.length} 处有误` : ''}`
}
