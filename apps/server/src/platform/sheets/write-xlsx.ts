import { writeZip, type ZipContent } from '#platform/files/write-zip'
import type { Sheet } from './sheet.ts'
import { escaped, rowXml, SHEET_TAIL, sheetHead, STYLES, XML } from './sheet-xml.ts'

/** Excel's limit is 1 048 576 rows; further rows go to the next sheet. */
const ROWS_PER_SHEET = 1_000_000

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Streams an Excel file (ECMA-376); holds one batch of rows in memory. */
export function writeXlsx(sheet: Sheet, now: Date, rowsPerSheet = ROWS_PER_SHEET): AsyncGenerator<Buffer> {
  async function* entries() {
    for await (const [name, content] of parts(sheet, rowsPerSheet)) {
      yield { name, modifiedAt: now, open: () => content }
    }
  }
  return writeZip(entries())
}

type Part = readonly [name: string, content: ZipContent]

async function* parts({ name, columns, rows }: Sheet, rowsPerSheet: number): AsyncGenerator<Part> {
  const batches = rows[Symbol.asyncIterator]()
  let isOver = false
  async function* sheetXml() {
    yield sheetHead(columns)
    for (let no = 2; no <= rowsPerSheet + 1;) {
      const next = await batches.next()
      isOver = next.done === true
      if (next.done) break
      yield next.value.map((row, at) => rowXml(columns, row, no + at)).join('')
      no += next.value.length
    }
    yield SHEET_TAIL
  }
  let count = 0
  try {
    while (!isOver) {
      count += 1
      yield [`xl/worksheets/sheet${count}.xml`, sheetXml()]
    }
  } finally {
    await batches.return?.()
  }
  yield* frame(name, count)
}

/** The workbook parts, written last, when the number of sheets is known. */
function* frame(name: string, count: number): Generator<Part> {
  const numbers = Array.from({ length: count }, (_, at) => at + 1)
  const titleOf = (no: number) => escaped(no === 1 ? name : `${name}${no}`)
  const link = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`
  const links = (all: string) => `${XML}<Relationships xmlns="${PACKAGE}/relationships">${all}</Relationships>`
  const part = (path: string, type: string) => `<Override PartName="${path}" ContentType="${TYPE}.${type}+xml"/>`
  const sheets = numbers.map((no) => `<sheet name="${titleOf(no)}" sheetId="${no}" r:id="sheet${no}"/>`).join('')
  const workbook =
    `${XML}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${OFFICE}">` +
    `<sheets>${sheets}</sheets></workbook>`
  const types =
    `${XML}<Types xmlns="${PACKAGE}/content-types">` +
    `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
    part('/xl/workbook.xml', 'sheet.main') +
    part('/xl/styles.xml', 'styles') +
    `${numbers.map((no) => part(`/xl/worksheets/sheet${no}.xml`, 'worksheet')).join('')}</Types>`
  const inBook = numbers.map((no) => link(`sheet${no}`, 'worksheet', `worksheets/sheet${no}.xml`)).join('')
  yield ['xl/styles.xml', [STYLES]]
  yield ['xl/workbook.xml', [workbook]]
  yield ['xl/_rels/workbook.xml.rels', [links(inBook + link('styles', 'styles', 'styles.xml'))]]
  yield ['_rels/.rels', [links(link('book', 'officeDocument', 'xl/workbook.xml'))]]
  yield ['[Content_Types].xml', [types]]
}
