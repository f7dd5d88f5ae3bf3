import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { readSheets } from '#test/files/read-sheets'
import { unzip } from '#test/files/unzip'
import type { Cell, SheetColumn } from './sheet.ts'
import { writeCsv } from './write-csv.ts'
import { writeXlsx } from './write-xlsx.ts'

const columns: SheetColumn[] = [
  { title: '名称', width: 20 },
  { title: '编号', width: 20 },
  { title: '售价', width: 10, shows: 'money' },
  { title: '库存', width: 10, shows: 'number' },
]
const cells: Cell[][] = [
  ['=HYPERLINK("x")', '690123456789012345', 1234.5, 7],
  ['茶 <"&> 🍵\n二', '007', 0.1, 0],
]
async function* batches(...given: Cell[][][]) {
  for (const batch of given) {
    await Promise.resolve()
    yield batch
  }
}
const sheetOf = (...given: Cell[][][]) => ({ name: '商品', columns, rows: batches(...given) })
const xlsx = (...given: Cell[][][]) => buffer(writeXlsx(sheetOf(...given), new Date(0), 2))

test('a file of Excel holds text as text and numbers as numbers', async () => {
  const [sheet] = await readSheets(await xlsx(cells))
  expect(sheet).toEqual([
    { 名称: `'=HYPERLINK("x")`, 编号: '690123456789012345', 售价: 1234.5, 库存: 7 },
    { 名称: '茶 <"&> 🍵\n二', 编号: '007', 售价: 0.1, 库存: 0 },
  ])
})

test('characters that XML cannot hold are dropped, text that looks like an escape is escaped', async () => {
  const [sheet] = await readSheets(await xlsx([['a\0\u001Fb\uD800c\uFFFF', '_x0041_\r', 1, 1]]))
  expect(sheet).toEqual([{ 名称: 'ab\uFFFDc', 编号: '_x0041_\r', 售价: 1, 库存: 1 }])
})

test('more rows than a sheet holds go on in the next one, which the workbook names', async () => {
  const file = await xlsx(cells, cells, cells)
  expect((await readSheets(file)).map((sheet) => sheet.length)).toEqual([2, 2, 2, 0])
  const parts = new Map((await unzip(file)).map(([name, content]) => [name, content.toString()]))
  expect(parts.get('xl/workbook.xml')).toContain('<sheet name="商品3" sheetId="3" r:id="sheet3"/>')
  expect(parts.get('[Content_Types].xml')).toContain('/xl/worksheets/sheet4.xml')
  expect(await readSheets(await xlsx())).toEqual([[]])
})

test('a source that fails is heard of by whoever writes', async () => {
  async function* failing() {
    yield* batches(cells)
    throw new Error('the database is gone')
  }
  await expect(buffer(writeXlsx({ name: 'a', columns, rows: failing() }, new Date(0)))).rejects.toThrow('is gone')
})

test('comma-separated values begin with the mark of UTF-8', async () => {
  const written = (await buffer(writeCsv(sheetOf(cells)))).toString()
  expect(written.codePointAt(0)).toBe(0xfeff)
  expect(written.slice(1)).toBe(
    [
      '名称,编号,售价,库存',
      `"'=HYPERLINK(""x"")","\t690123456789012345",1234.50,7`,
      '"茶 <""&> 🍵\n二","\t007",0.10,0',
      '',
    ].join('\r\n'),
  )
})
