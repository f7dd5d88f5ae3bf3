import { SharedTexts } from './shared-texts.ts'
import { refuseFile, refuseSize, sheetLimits } from './sheet-limits.ts'
import type { SheetRow } from './sheet.ts'
import { cellsOfRow, richText } from './xlsx-cells.ts'
import { attributeOf, elementsIn, prefixOf, readElements } from './xml-elements.ts'
import { ZipArchive } from './zip-archive.ts'

const SMALL = 4 * 1024 * 1024

/**
 * The first visible sheet, row by row. Only the shared strings are held in memory, and nothing is read ahead of the
 * consumer.
 */
export async function* readXlsx(path: string): AsyncGenerator<SheetRow> {
  const archive = await ZipArchive.open(path)
  try {
    yield* rowsOf(archive)
  } finally {
    archive.close()
  }
}

async function* rowsOf(archive: ZipArchive): AsyncGenerator<SheetRow> {
  const { sheet, strings } = await findParts(archive)
  const shared = await readShared(archive, strings)
  let [line, count] = [0, 0]
  for await (const { prefix, elements } of readElements(archive.read(sheet), 'worksheet', 'row')) {
    for (const { attributes, inner } of elements) {
      line = Number(attributeOf(attributes, 'r') ?? line + 1)
      if (!Number.isInteger(line) || line < 1 || line > sheetLimits.emptyRows) refuseFile()
      // Including empty rows: the consumer counts them.
      const { found } = elementsIn(inner, `${prefix}c`, sheetLimits.emptyColumns)
      count += found.length
      if (count > sheetLimits.cells) refuseSize()
      yield { line, cells: cellsOfRow(found, prefix, shared) }
    }
  }
}

async function findParts(archive: ZipArchive) {
  const workbook = (await linksOf(archive, ''))('officeDocument') ?? refuseFile()
  const links = await linksOf(archive, workbook)
  const xml = await archive.readText(workbook, SMALL)
  const { found } = elementsIn(xml, `${prefixOf(xml, 'workbook') ?? ''}sheet`)
  const shown = found.find(({ attributes }) => !/\bstate\s*=\s*["'](?:veryH|h)idden/.test(attributes)) ?? refuseFile()
  const sheet = links('worksheet', attributeOf(shown.attributes, 'id')) ?? refuseFile()
  const strings = links('sharedStrings')
  return { sheet, strings: strings !== undefined && archive.has(strings) ? strings : undefined }
}

/** The relationships of a part, by the last segment of their type. */
async function linksOf(archive: ZipArchive, part: string) {
  const folder = part.slice(0, part.lastIndexOf('/') + 1)
  const xml = await archive.readText(`${folder}_rels/${part.slice(folder.length)}.rels`, SMALL)
  const { found } = elementsIn(xml, `${prefixOf(xml, 'Relationships') ?? ''}Relationship`)
  const links = found.map(({ attributes }) => ({
    id: attributeOf(attributes, 'Id'),
    kind: attributeOf(attributes, 'Type') ?? '',
    target: resolved(folder, attributeOf(attributes, 'Target') ?? ''),
  }))
  return (kind: string, id?: string) =>
    links.find((link) => link.kind.endsWith(`/${kind}`) && (id === undefined || link.id === id))?.target
}

const resolved = (folder: string, target: string): string =>
  new URL(target, `file:///${folder}`).pathname.slice(1).replaceAll('%20', ' ')

async function readShared(archive: ZipArchive, name: string | undefined): Promise<SharedTexts> {
  const shared = new SharedTexts()
  if (name === undefined) return shared
  for await (const { prefix, elements } of readElements(archive.read(name), 'sst', 'si')) {
    for (const { inner } of elements) shared.add(richText(inner, prefix))
  }
  return shared
}
