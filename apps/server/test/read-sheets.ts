import { unzip } from '#test/unzip'

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&#13;': '\r', '&amp;': '&' }
const plain = (xml: string) => xml.replaceAll(/&(?:lt|gt|amp|#13);/g, (name) => ENTITIES[name] ?? name)

/** The cells of a written file of Excel, sheet by sheet, by their titles; numbers come as numbers. */
export function readSheets(file: Buffer): Record<string, string | number>[][] {
  const entries = unzip(file).filter(([name]) => name.startsWith('xl/worksheets/'))
  return entries.map(([, content]) => {
    const [titles = new Map<string, string | number>(), ...rows] = [
      ...content.toString().matchAll(/<row r="\d+">(.*?)<\/row>/gs),
    ].map(([, row = '']) => cellsOf(row))
    return rows.map((row) =>
      Object.fromEntries([...row].map(([column, value]) => [String(titles.get(column)), value] as const)),
    )
  })
}

function cellsOf(row: string): Map<string, string | number> {
  const cells = row.matchAll(
    /<c r="([A-Z]+)\d+" s="\d"(?: t="inlineStr")?>(?:<is><t[^>]*>(.*?)<\/t><\/is>|<v>(.*?)<\/v>)<\/c>/gs,
  )
  return new Map([...cells].map(([, at = '', text, number]) => [at, text === undefined ? Number(number) : plain(text)]))
}
