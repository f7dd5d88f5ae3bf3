import { downloadApi } from '@zhanggui/contract/download'
import { type ImportMapping, productImportApi } from '@zhanggui/contract/goods/product-import'
import { productTransferApi } from '@zhanggui/contract/goods/product-transfer'
import type { ImportField } from '@zhanggui/domain/product/import-codes'
import { importField } from '@zhanggui/domain/product/import-codes'
import type { ProductTab } from '@zhanggui/domain/product/product-codes'
import type { ExportFormat } from '@zhanggui/domain/task/task-codes'
import type { Shop } from '#test/make/shop.sql'
import { ended } from '#test/make/task'
import type { TestApp } from '#test/app/test-app'
import { formWith, upload } from '#test/files/upload'

export type SheetLine = Partial<Record<ImportField, string | number>>

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

/** Comma-separated values with the titles of the export. */
export function csvOf(lines: readonly SheetLine[]): string {
  const fields = importField.codes.filter((field) => lines.some((line) => field in line))
  const rows = [
    fields.map((field) => importField.label(field)),
    ...lines.map((line) => fields.map((field) => line[field] ?? '')),
  ]
  return rows.map((row) => row.map((cell) => quoted(String(cell))).join(',')).join('\r\n')
}

/** What one shop does with files of products. */
export function importsOf(app: TestApp, shop: Shop) {
  const as = { token: shop.owner.token }
  const send = (content: Uint8Array | string, name = '商品.csv') =>
    upload(app, productImportApi.upload, formWith({ content, name, type: 'text/csv' }), as)
  const infoOf = async (id: number) => (await app.call(productImportApi.info, { id }, as)).data
  const after = async (id: number, { data, ...answer }: { code: number; data: { taskId: number } }) => {
    if (answer.code !== 200) throw new Error(JSON.stringify(answer))
    await ended(app, shop.owner, data.taskId)
    return infoOf(id)
  }
  const check = async (id: number, mapping?: ImportMapping) =>
    after(id, await app.call(productImportApi.check, { id, mapping: mapping ?? (await infoOf(id)).mapping }, as))
  const rowsOf = async (id: number, filter: object = {}) =>
    (await app.call(productImportApi.rows, { id, limit: 100, ...filter }, as)).data.list
  const startCommit = async (id: number, skipRefused = true) => {
    const { checkNo } = await infoOf(id)
    return app.call(productImportApi.commit, { id, skipRefused, checkNo }, as)
  }
  return {
    as,
    send,
    infoOf,
    check,
    rowsOf,
    startCommit,
    commit: async (id: number) => after(id, await startCommit(id)),
    listedReason: async (id: number) => {
      const { data } = await app.call(productImportApi.list, {}, as)
      return data.list.find((each) => each.id === id)?.whyNotUndo
    },
    startUndo: (id: number) => app.call(productImportApi.undo, { id }, as),
    undo: async (id: number) => after(id, await app.call(productImportApi.undo, { id }, as)),
    /** Uploaded and looked at. */
    async checked(content: Uint8Array | string, name = '商品.csv') {
      const { data } = await send(content, name)
      return { ...(await check(data.id)), list: await rowsOf(data.id) }
    },
    async exported(format: ExportFormat, type: ProductTab) {
      const { data } = await app.call(productTransferApi.export, { type, format }, as)
      await ended(app, shop.owner, data.taskId)
      const query = new URLSearchParams({ fileName: data.fileName }).toString()
      const answer = await fetch(`${app.url}/api${downloadApi.file.path}?${query}`, {
        headers: { 'x-token': as.token },
      })
      return Buffer.from(await answer.arrayBuffer())
    },
  }
}
