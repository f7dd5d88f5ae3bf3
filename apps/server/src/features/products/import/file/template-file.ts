import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type ImportField, importField } from '@zhanggui/domain/product/import-codes'
import type { ExportFormat } from '@zhanggui/domain/task/task-codes'
import { exportColumns } from '#features/products/transfer/public'
import { fileTypeOf } from '#platform/files/file-types'
import type { FileReply } from '#platform/http/files/send-file'
import type { Cell, Sheet } from '#platform/sheets/sheet'
import { writeCsv } from '#platform/sheets/write-csv'
import { writeXlsx } from '#platform/sheets/write-xlsx'

/** Columns that only an export can fill. */
const fields = importField.codes.filter((field) => field !== 'exportedStock')
const columns = fields.map((field) => {
  const title = importField.label(field)
  return exportColumns.find((column) => column.title === title) ?? { title, width: 16 }
})

const tea: Partial<Record<ImportField, Cell>> = {
  name: '示例：明前龙井',
  category: '食品 / 茶叶 / 绿茶',
  storeCategories: '茶叶；新品',
  brand: '其他',
  price: 128,
  otPrice: 168,
  cost: 60,
  stock: 100,
  barCode: '6901234567890',
  weight: 0.25,
  volume: 0.001,
  sort: 0,
  unitName: '盒',
  template: '默认模板',
  deliveryMethods: '商家配送、到店自提',
  intro: '单规格商品：一行，规格值可以不填',
  keyword: '龙井,绿茶',
  cover: 'https://img.example.com/封面图.jpg',
  slides: 'https://img.example.com/轮播图一.jpg\nhttps://img.example.com/轮播图二.jpg',
}
const mug = {
  ...tea,
  name: '示例：陶瓷茶杯',
  category: '家居 / 餐具 / 茶具',
  intro: '多规格商品：每个规格一行，放在一起，商品名称相同',
}
const examples: readonly Partial<Record<ImportField, Cell>>[] = [
  tea,
  {
    ...mug,
    specs: '颜色：白；容量：300ml',
    price: 39,
    barCode: 'MUG-W-300',
    skuImage: 'https://img.example.com/白色.jpg',
  },
  {
    ...mug,
    specs: '颜色：黑；容量：300ml',
    price: 42,
    barCode: 'MUG-B-300',
    skuImage: 'https://img.example.com/黑色.jpg',
  },
]

const exampleNames: ReadonlySet<unknown> = new Set(examples.map(({ name }) => name))

/** Whether an example row of the template was left in; it is skipped. */
export const isExample = (name: string): boolean => exampleNames.has(name)

/** A header and three example rows, with and without specs. */
export async function templateFile(format: ExportFormat, now: Date): Promise<FileReply> {
  const rows = examples.map((example) => fields.map((field) => example[field] ?? ''))
  const sheet: Sheet = { name: '商品', columns, rows: Readable.from([rows]) }
  const content = await buffer(format === 'csv' ? writeCsv(sheet) : writeXlsx(sheet, now))
  const fileName = `商品导入模板.${format}`
  return { fileName, size: content.length, type: fileTypeOf(fileName).type, content: Readable.from([content]) }
}
