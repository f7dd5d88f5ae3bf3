import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'
import { auditStatus, deliveryMethod, productShelf, productType } from '@zhanggui/domain/product/product-codes'
import type { Cell, SheetColumn } from '#platform/sheets/sheet'
import type { ExportRow } from './export-rows.sql.ts'

/** Names for the ids in the rows. */
export interface ExportNames {
  readonly platform: ReadonlyMap<number, string>
  readonly store: ReadonlyMap<number, string>
}

interface ExportColumn extends SheetColumn {
  readonly cell: (row: ExportRow, names: ExportNames) => Cell
}

const text = (title: string, width: number, cell: ExportColumn['cell']): ExportColumn => ({ title, width, cell })
const money = (title: string, fen: 'priceFen' | 'otPriceFen' | 'costFen'): ExportColumn => ({
  title,
  width: 12,
  shows: 'money',
  cell: (row) => row[fen] / 100,
})
const number = (title: string, cell: (row: ExportRow) => number): ExportColumn => ({
  title,
  width: 10,
  shows: 'number',
  cell,
})

const storePaths = ({ storeCategoryIds }: ExportRow, { store }: ExportNames) =>
  storeCategoryIds.flatMap((id) => store.get(id) ?? []).join('；')

const ways = ({ deliveryMethods }: ExportRow) => deliveryMethods.map((code) => deliveryMethod.label(code)).join('、')

/** One row per SKU. Ids and article numbers are text, so that spreadsheets do not round them. */
export const exportColumns: readonly ExportColumn[] = [
  text('商品ID', 14, ({ productId }) => String(productId)),
  text('规格ID', 14, ({ skuId }) => String(skuId)),
  text('商品名称', 32, ({ name }) => name),
  text('商品类型', 10, ({ type }) => productType.label(type)),
  text('平台分类', 28, ({ categoryId }, { platform }) => platform.get(categoryId ?? 0) ?? ''),
  text('商户分类', 28, storePaths),
  text('品牌', 14, ({ brand }) => brand ?? ''),
  text('规格', 8, ({ isMultiSpec }) => (isMultiSpec ? '多规格' : '单规格')),
  text('规格值', 24, ({ specs }) => specs),
  money('售价', 'priceFen'),
  money('原价', 'otPriceFen'),
  money('成本价', 'costFen'),
  number('库存', ({ stock }) => stock),
  text('商品编号', 20, ({ barCode }) => barCode),
  number('重量(KG)', ({ weightG }) => weightG / 1000),
  number('体积(m³)', ({ volumeCm3 }) => volumeCm3 / 1_000_000),
  number('销量', ({ sales }) => sales),
  number('收藏', ({ favorites }) => favorites),
  text('状态', 8, ({ isShown }) => productShelf.label(isShown ? productShelf.is.on : productShelf.is.off)),
  text('审核状态', 10, (row) => auditStatus.label(row.auditStatus)),
  number('排序', ({ sort }) => sort),
  text('单位', 8, ({ unitName }) => unitName),
  text('运费模板', 20, ({ template }) => template ?? ''),
  text('配送方式', 18, ways),
  text('支持退款', 10, ({ isRefundable }) => (isRefundable ? '是' : '否')),
  text('简介', 32, ({ intro }) => intro),
  text('关键字', 20, ({ keyword }) => keyword),
  text('封面', 32, ({ cover }) => cover),
  text('轮播图', 32, ({ slides }) => slides.join('\n')),
  text('规格图片', 32, ({ skuImage }) => skuImage),
  text('创建时间', 20, ({ createdAt }) => formatShopTime(createdAt)),
  // The import applies the difference to it, so that sales in between are kept.
  number('导出时库存', ({ stock }) => stock),
]

export const cellsOf = (row: ExportRow, names: ExportNames): Cell[] => exportColumns.map(({ cell }) => cell(row, names))
