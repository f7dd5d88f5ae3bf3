import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { writeXlsx as writeByAnother } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeZip } from '#platform/files/write-zip'
import { inspectSheet, readRows, sheetFormatOf } from './read-sheet.ts'
import type { Cell, SheetColumn, SheetFormat } from './sheet.ts'
import { writeCsv } from './write-csv.ts'
import { writeXlsx } from './write-xlsx.ts'

let folder: string
let made = 0
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zhanggui-sheets-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function fileOf(content: Uint8Array | string): Promise<string> {
  const path = join(folder, String((made += 1)))
  await writeFile(path, content)
  return path
}

async function read(content: Uint8Array | string, format: SheetFormat) {
  const rows: [number, ...string[]][] = []
  for await (const { line, cells } of readRows({ path: await fileOf(content), format, owner: 1 }))
    rows.push([line, ...cells])
  return rows
}

const BAD = '文件不是有效的xlsx或csv文件'
const columns: SheetColumn[] = ['名称', '编号', '售价', '库存'].map((title) => ({ title, width: 9 }))
const hostile: Cell[][] = [
  ['=1+1', '690123456789012345', 1234.5, 7],
  [`茶,"好"\n<二> & 'x`, '007', 0.1, 0],
  ['_x0041_\r🍵', "'=x", 19.99, 1_000_000],
]
const seen = hostile.map((row, at) => [at + 2, ...row.map(String)])
async function* batches() {
  await Promise.resolve()
  yield hostile
}
const sheet = () => ({ name: '商品', columns, rows: batches() })

describe('what the export writes', () => {
  test('comes back from a file of Excel', async () => {
    expect(await read(await buffer(writeXlsx(sheet(), new Date(0))), 'xlsx')).toEqual([
      [1, '名称', '编号', '售价', '库存'],
      ...seen,
    ])
  })

  test('comes back from comma-separated values', async () => {
    expect(await read(await buffer(writeCsv(sheet())), 'csv')).toEqual([[1, '名称', '编号', '售价', '库存'], ...seen])
  })
})

describe('files of others', () => {
  test('shared texts, empty rows and columns, numbers and truths of Excel', async () => {
    const rows = [['名称', null, '售价'], [], ['茶 & <水>', true, 19.99], [null, null, null], ['茶 & <水>', 1e21, 1e-7]]
    const file = await writeByAnother({ sheets: [{ name: '第一页', rows }] })
    expect(await read(file, 'xlsx')).toEqual([
      [1, '名称', '', '售价'],
      [3, '茶 & <水>', 'TRUE', '19.99'],
      [5, '茶 & <水>', '1000000000000000000000', '0.0000001'],
    ])
  })

  test('values in the encoding of the country, without quotes and with any end of line', async () => {
    const inCountry = Buffer.concat([Buffer.from([0xb2, 0xe8, 0xd2, 0xb6]), Buffer.from(',a""b\r\n\n"x, ""y""",2\rz')])
    expect(await read(inCountry, 'csv')).toEqual([
      [1, '茶叶', 'a""b'],
      [3, 'x, "y"', '2'],
      [4, 'z'],
    ])
  })
})

test.each([
  ['690123456789012345678', '690123456789012345678'],
  ['19.989999999999998', '19.99'],
  ['6.9012345678901197E+17', '690123456789012000'],
  ['1E3', '1000'],
  ['-1.50E-2', '-0.015'],
  ['0.0', '0'],
  ['-0', '-0'],
  ['abc', 'abc'],
])('the number %s is seen as %s', async (written, shown) => {
  const xml = `<worksheet><sheetData><row><c><v>${written}</v></c></row></sheetData></worksheet>`
  expect(await read(await book([xml]), 'xlsx')).toEqual([[1, shown]])
})

test('files of one merchant are read one by one, three wait, more are refused; a job is never', async () => {
  const file = { path: await fileOf('a,b'), format: 'csv', owner: 2 } as const
  const readAll = async () => {
    for await (const row of readRows({ ...file, path: await fileOf('a,b') })) expect(row.cells).toEqual(['a', 'b'])
  }
  const jobs = Array.from({ length: 2 }, readAll)
  const asked = await Promise.allSettled(Array.from({ length: 6 }, () => inspectSheet(file, 1)))
  const refusals = asked.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []))
  expect(refusals).toEqual([1, 2].map(() => expect.stringContaining('正在处理的文件较多，请稍后重试') as string))
  await Promise.all(jobs)
})

test('signs that cannot be stored are left out or replaced', async () => {
  const cell = '<c t="inlineStr"><is><t>a&#0;_xD83C_b_x0000_</t></is></c>'
  expect(await read(await book([`<worksheet><sheetData><row>${cell}</row>`]), 'xlsx')).toEqual([[1, 'a\uFFFDb']])
})

const zipOf = (files: Readonly<Record<string, Iterable<string>>>) =>
  buffer(
    writeZip(Object.entries(files).map(([name, content]) => ({ name, modifiedAt: new Date(0), open: () => content }))),
  )
const links = (kind: string, target: string) =>
  `<Relationships><Relationship Id="a" Type="x/${kind}" Target="${target}"/></Relationships>`
const book = (sheetXml: Iterable<string>, shared: Iterable<string> = []) =>
  zipOf({
    '_rels/.rels': [links('officeDocument', 'xl/workbook.xml')],
    'xl/workbook.xml': ['<workbook><sheets><sheet name="a" r:id="a"/></sheets></workbook>'],
    'xl/_rels/workbook.xml.rels': [links('worksheet', '/xl/s.xml'), links('sharedStrings', 'texts.xml')],
    'xl/texts.xml': ['<sst>', ...shared, '</sst>'],
    'xl/s.xml': sheetXml,
  })
function* repeated(text: string, times: number) {
  yield '<worksheet><sheetData>'
  for (let n = 0; n < times; n += 1) yield text
}

/** The same archive with another uncompressed size of the last entry in the directory. */
function withLastSize(zip: Buffer, size: number): Buffer {
  const changed = Buffer.from(zip)
  changed.writeUInt32LE(size, zip.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1')) + 24)
  return changed
}

/** The same archive with a zip64 offset of the first entry. */
function withOffset(zip: Buffer, offset: bigint): Buffer {
  const end = Buffer.from(zip.subarray(-22))
  const [size, start] = [end.readUInt32LE(12), end.readUInt32LE(16)]
  const header = Buffer.from(zip.subarray(start, start + 46))
  const nameEnd = start + 46 + header.readUInt16LE(28)
  const extra = Buffer.from('010008000000000000000000', 'hex')
  extra.writeBigUInt64LE(offset, 4)
  header.writeUInt16LE(extra.length, 30)
  header.writeUInt32LE(0xffffffff, 42)
  end.writeUInt32LE(size + extra.length, 12)
  const name = zip.subarray(start + 46, nameEnd)
  return Buffer.concat([zip.subarray(0, start), header, name, extra, zip.subarray(nameEnd, -22), end])
}

describe('files that are no such file', () => {
  test('a cut archive, another archive, a broken one', async () => {
    const whole = await buffer(writeXlsx(sheet(), new Date(0)))
    await expect(read(whole.subarray(0, whole.length - 40), 'xlsx')).rejects.toThrow(BAD)
    await expect(read(await zipOf({ 'a.txt': ['a'] }), 'xlsx')).rejects.toThrow(BAD)
    const broken = Buffer.from(whole)
    broken.fill(0xff, 60, 90)
    await expect(read(broken, 'xlsx')).rejects.toThrow(BAD)
  })

  test('a bomb is not unpacked to its end', async () => {
    const zip = await book(repeated(' '.repeat(1024 * 1024), 20))
    await expect(read(withLastSize(zip, 510 * 1024 * 1024), 'xlsx')).rejects.toThrow('文件解压后过大')
    await expect(read(withLastSize(zip, 1024), 'xlsx')).rejects.toThrow(BAD)
    await expect(read(await book(repeated(' '.repeat(1024 * 1024), 30)), 'xlsx')).rejects.toThrow('文件解压后过大')
    await expect(read(await book(repeated('<row><c><row'.repeat(10_000), 100)), 'xlsx')).rejects.toThrow(BAD)
  })

  test('a long text that stands in many cells', async () => {
    const row = `<row>${'<c t="s"><v>0</v></c>'.repeat(200)}</row>`
    const sized = async (rows: number, sign: string) => {
      const zip = await book(repeated(row, rows), [`<si><t>${sign.repeat(30_000)}</t></si>`])
      return { path: await fileOf(zip), format: 'xlsx', owner: 1 } as const
    }
    await expect(inspectSheet(await sized(20, 'x'), 1)).rejects.toThrow('文件解压后过大')
    // Running out of memory only ends the thread.
    await expect(inspectSheet(await sized(16, '茶'), Infinity)).rejects.toThrow('文件过大，请分成多个文件')
    expect(await inspectSheet(await sized(2, '茶'), 1)).toMatchObject({ count: 2 })
  })

  test('too wide, too long, a quote that is never closed, no encoding', async () => {
    await expect(read(','.repeat(256).concat('x'), 'csv')).rejects.toThrow('第1行超过256列')
    await expect(read(`a\n${'x'.repeat(40_000)}`, 'csv')).rejects.toThrow('第2行有单元格超过32767个字符')
    await expect(read('a\n'.repeat(200_002), 'csv')).rejects.toThrow('文件超过200000行')
    await expect(read('a,"b', 'csv')).rejects.toThrow(BAD)
    await expect(read(Buffer.from([0x61, 0xff, 0xff]), 'csv')).rejects.toThrow(BAD)
  })

  test('cells and rows without end that say nothing', async () => {
    await expect(read(','.repeat(20_000), 'csv')).rejects.toThrow(BAD)
    await expect(read('\n'.repeat(1_100_000), 'csv')).rejects.toThrow(BAD)
    const wide = `<row>${'<c/>'.repeat(20_000)}</row>`
    await expect(read(await book(repeated(wide, 1)), 'xlsx')).rejects.toThrow(BAD)
    await expect(read(await book(repeated('<row r="1"/>'.repeat(10_000), 110)), 'xlsx')).rejects.toThrow(BAD)
  })

  test('a part that is said to lie beyond everything', async () => {
    const whole = await buffer(writeXlsx(sheet(), new Date(0)))
    await expect(read(withOffset(whole, 2n ** 64n - 1n), 'xlsx')).rejects.toThrow(BAD)
    await expect(read(withOffset(whole, 2n ** 40n), 'xlsx')).rejects.toThrow(BAD)
  })

  test('the name and the content must agree', async () => {
    const zip = await fileOf(await zipOf({ a: ['a'] }))
    expect(await sheetFormatOf(zip, '商品.XLSX')).toBe('xlsx')
    expect(await sheetFormatOf(await fileOf('a,b'), 'a.csv')).toBe('csv')
    await expect(sheetFormatOf(await fileOf('a,b'), 'a.xlsx')).rejects.toThrow(BAD)
    await expect(sheetFormatOf(await fileOf(Buffer.from('d0cf11e0a1b11ae1', 'hex')), 'a.xls')).rejects.toThrow(BAD)
  })
})
