import { refuseFile } from './sheet-limits.ts'

export interface XmlElement {
  readonly attributes: string
  readonly inner: string
}

/** Limit of one element: it is searched again with every chunk, so longer ones could be an attack. */
const MAX_LENGTH = 1024 * 1024

/**
 * The complete, non-nested elements of this name in the text, and where the rest begins. By plain search:
 * a backtracking regular expression could be kept busy for hours by a crafted file.
 */
export function elementsIn(text: string, name: string, most = Infinity): { found: XmlElement[]; rest: number } {
  const [opening, closing] = [`<${name}`, `</${name}>`]
  const found: XmlElement[] = []
  let at = 0
  for (;;) {
    if (found.length > most) refuseFile()
    const start = text.indexOf(opening, at)
    // A tag may be split across chunks.
    if (start < 0) return { found, rest: Math.max(at, text.length - opening.length) }
    const after = start + opening.length
    const sign = text[after]
    if (sign !== undefined && sign !== '>' && sign !== '/' && sign.trim() !== '') {
      at = after
      continue
    }
    const tagEnd = text.indexOf('>', after)
    if (tagEnd < 0) return { found, rest: start }
    if (text[tagEnd - 1] === '/') {
      found.push({ attributes: text.slice(after, tagEnd - 1), inner: '' })
      at = tagEnd + 1
      continue
    }
    const end = text.indexOf(closing, tagEnd)
    if (end < 0) return { found, rest: start }
    found.push({ attributes: text.slice(after, tagEnd), inner: text.slice(tagEnd + 1, end) })
    at = end + closing.length
  }
}

/** The same over a chunked text, in batches of elements. `prefix` is the root's namespace prefix, `x:` or empty. */
export async function* readElements(
  pieces: AsyncIterable<Buffer>,
  root: string,
  name: string,
): AsyncGenerator<{ prefix: string; elements: readonly XmlElement[] }> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  let prefix: string | undefined
  for await (const piece of pieces) {
    text += decoder.decode(piece, { stream: true })
    prefix ??= prefixOf(text, root)
    if (prefix !== undefined) {
      const { found, rest } = elementsIn(text, prefix + name)
      text = text.slice(rest)
      if (found.length > 0) yield { prefix, elements: found }
    }
    if (text.length > MAX_LENGTH) refuseFile()
  }
  if (prefix === undefined) refuseFile()
}

export const prefixOf = (text: string, root: string): string | undefined =>
  new RegExp(`<(\\w{1,20}:)?${root}[\\s>]`)
    .exec(text)
    ?.slice(1)
    .map((found) => found ?? '')[0]

/** Compiled once, because there are millions of cells. */
const patterns = new Map<string, RegExp>()

function patternOf(name: string): RegExp {
  const known = patterns.get(name)
  if (known) return known
  const pattern = new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
  patterns.set(name, pattern)
  return pattern
}

export function attributeOf(attributes: string, name: string): string | undefined {
  const match = patternOf(name).exec(attributes)
  const value = match?.[1] ?? match?.[2]
  return value === undefined ? undefined : plainXml(value)
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

export const plainXml = (text: string): string =>
  text.includes('&')
    ? text.replaceAll(
        /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi,
        (whole, hex?: string, decimal?: string, name = '') =>
          hex || decimal ? signOf(hex ? Number.parseInt(hex, 16) : Number(decimal)) : (NAMED[name as string] ?? whole),
      )
    : text

const signOf = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD')
