import { importAction, importField, importOutcome, importState } from '@zhanggui/domain/product/import-codes'
import { exportFormat } from '@zhanggui/domain/task/task-codes'
import { z } from 'zod'
import { shopTime } from '../kernel/codecs.ts'
import { area, download, get, post, upload } from '../kernel/endpoint.ts'
import { pageOf, pageQuery, shortPageQuery } from '../kernel/shapes.ts'

/** A file of 200 000 rows fits well. */
export const MAX_IMPORT = 50 * 1024 * 1024

/** Which column of the file, counted from 0, holds which field. */
const mapping = z
  .array(
    z.object({
      field: z.enum(importField.codes, { error: '未知的字段' }),
      column: z.int().min(0).max(255, '列数过多'),
    }),
  )
  .max(importField.codes.length, '匹配的列过多')
export type ImportMapping = z.output<typeof mapping>

export const productImport = z.object({
  id: z.int(),
  fileName: z.string(),
  state: z.literal(importState.codes),
  /** The columns of the file with sample values. */
  columns: z.array(z.object({ title: z.string(), samples: z.array(z.string()) })),
  /** Initially guessed from the titles, then as chosen. */
  mapping,
  /** Rows of the file below its head. */
  rows: z.int(),
  /** Products by what would become of them. */
  creates: z.int(),
  changes: z.int(),
  same: z.int(),
  refused: z.int(),
  /** Products by what became of them. */
  done: z.int(),
  failed: z.int(),
  undone: z.int(),
  kept: z.int(),
  /** Which check the counts are of; 0 before the first. */
  checkNo: z.int(),
  /** The running or last task; 0 before the first. */
  taskId: z.int(),
  /** Why it failed. */
  error: z.string(),
  /** Until when it can be undone; null where there is nothing to undo. */
  undoUntil: shopTime.nullable(),
  /** Which permissions the caller lacks for undoing it, in words. */
  whyNotUndo: z.string().nullable(),
  adminName: z.string(),
  createTime: shopTime,
})
export type ProductImport = z.output<typeof productImport>

/** A product of the file: its rows stand together. */
export const importRow = z.object({
  no: z.int(),
  /** The rows of the file as a spreadsheet counts them; the head is row 1. */
  firstLine: z.int(),
  lastLine: z.int(),
  /** 0 = new. */
  productId: z.int(),
  name: z.string(),
  action: z.literal(importAction.codes),
  outcome: z.literal(importOutcome.codes),
  /** Why it cannot be imported: row, message and, if applicable, the column's title. */
  problems: z.array(z.object({ line: z.int(), column: z.string(), text: z.string() })),
  /** What would change, in words; the first thirty. */
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  /** Why the import or its undoing failed on it. */
  reason: z.string(),
})
export type ImportRow = z.output<typeof importRow>

const started = z.object({ taskId: z.int() })

const BASE = '/admin/import/product'
const PERMISSION = 'merchant:import:product:excel'
/** Each of them reads or writes the whole file. */
const RATE = { max: 20, seconds: 60 }

/** Product import: upload, map columns, dry run, commit, undo. */
export const productImportApi = area(
  'productImport',
  {
    // First, because the right that guards all of them bears its title.
    commit: post(`${BASE}/commit/{id}`, {
      title: '导入商品',
      permission: PERMISSION,
      body: z.object({
        /** False: nothing at all is taken in while a product of the file has a problem. */
        skipRefused: z.boolean(),
        /** The check whose result was looked at. */
        checkNo: z.int(),
      }),
      reply: started,
      rate: RATE,
    }),
    template: download(`${BASE}/template`, {
      title: '下载商品导入模板',
      permission: PERMISSION,
      query: z.object({ format: z.enum(exportFormat.codes, { error: '未知的文件格式' }).default('xlsx') }),
    }),
    upload: upload(`${BASE}/upload`, {
      title: '上传商品导入文件',
      permission: PERMISSION,
      reply: productImport,
      operation: 'add',
      file: { maxBytes: MAX_IMPORT },
      rate: { max: 10, seconds: 60 },
    }),
    list: get(`${BASE}/list`, {
      title: '商品导入记录',
      permission: PERMISSION,
      query: pageQuery.extend({
        state: z.coerce.number<number | string>().pipe(z.literal(importState.codes)).optional(),
      }),
      reply: pageOf(productImport.omit({ columns: true, mapping: true })),
    }),
    info: get(`${BASE}/info/{id}`, { title: '商品导入详情', permission: PERMISSION, reply: productImport }),
    /** The dry run: nothing of the shop changes. */
    check: post(`${BASE}/check/{id}`, {
      title: '检查商品导入文件',
      permission: PERMISSION,
      body: z.object({ mapping: mapping.min(1, '请至少匹配一列') }),
      reply: started,
      rate: RATE,
    }),
    rows: get(`${BASE}/rows/{id}`, {
      title: '商品导入明细',
      permission: PERMISSION,
      // A row may tell thirty problems and thirty changes.
      query: shortPageQuery.extend({
        action: z.coerce.number<number | string>().pipe(z.literal(importAction.codes)).optional(),
        outcome: z.coerce.number<number | string>().pipe(z.literal(importOutcome.codes)).optional(),
      }),
      reply: pageOf(importRow),
    }),
    undo: post(`${BASE}/undo/{id}`, { title: '撤销商品导入', permission: PERMISSION, reply: started, rate: RATE }),
  },
  '/product/list',
)
