import { MAX_DESCRIPTION_LENGTH } from '@zhanggui/contract/goods/product-draft'
import { isFileAddress } from '@zhanggui/domain/kernel/file/file-address'
import type { DefaultTreeAdapterTypes } from 'parse5'
import { refuse } from '#platform/http/refusals'
import { parseRichText } from './parse-rich-text.ts'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

/** What the editor can make, and what pasted text may keep. */
const TAGS = new Set(
  (
    'p br hr div span h1 h2 h3 h4 h5 h6 strong b em i u s del sub sup mark blockquote pre code ul ol li a img figure ' +
    'figcaption table caption colgroup col thead tbody tfoot tr th td'
  ).split(' '),
)
/** Removed with their content; of any other disallowed tag the text is kept. */
const WITH_CONTENT = new Set(
  (
    'script style iframe frame frameset object embed applet svg math template noscript noembed noframes xmp plaintext ' +
    'textarea select option title head link meta base form input button canvas audio video source'
  ).split(' '),
)
const EMPTY = new Set(['br', 'hr', 'img', 'col'])

const NUMBER = /^\d{1,4}$/
const attributes: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  img: { alt: /^.{0,200}$/su, title: /^.{0,200}$/su, width: /^\d{1,4}%?$/, height: /^\d{1,4}%?$/ },
  a: { title: /^.{0,200}$/su },
  ol: { start: NUMBER, type: /^[1aAiI]$/ },
  th: { colspan: NUMBER, rowspan: NUMBER, colwidth: /^\d{1,4}(?:,\d{1,4})*$/ },
  td: { colspan: NUMBER, rowspan: NUMBER, colwidth: /^\d{1,4}(?:,\d{1,4})*$/ },
  col: { span: NUMBER },
}

const COLOUR = /^(?:#[\da-f]{3,8}|[a-z]{3,20}|(?:rgb|rgba|hsl|hsla)\([\d\s.,%/]{1,40}\))$/i
const LENGTH = /^\d{1,4}(?:\.\d{1,3})?(?:px|em|rem|%)$/
const styles: Readonly<Record<string, RegExp>> = {
  'text-align': /^(?:left|center|right|justify)$/,
  'text-indent': LENGTH,
  'text-decoration': /^(?:underline|line-through|none)$/,
  'font-weight': /^(?:bold|normal|[1-9]00)$/,
  'font-style': /^(?:italic|normal)$/,
  'font-size': LENGTH,
  'line-height': /^\d(?:\.\d{1,3})?$/,
  'background-color': COLOUR,
  color: COLOUR,
  width: LENGTH,
  'min-width': LENGTH,
  height: LENGTH,
}

export interface RichText {
  readonly html: string
  /** Addresses of the pictures in it. */
  readonly pictures: readonly string[]
}

/**
 * Sanitises rich text for storing and showing to shoppers: parsed as a browser parses it and re-serialised from an
 * allow-list, so nothing unrecognised survives.
 */
export function cleanRichText(dirty: string, placeOf: PlaceOf = (address) => address): RichText {
  const pictures: string[] = []
  const html = parseRichText(dirty)
    .childNodes.map((node) => written(node, { pictures, placeOf }))
    .join('')
  return { html, pictures }
}

/** The same for a form's description, limited in length: cleaning makes links longer. */
export function cleanDescription(dirty: string): RichText {
  const clean = cleanRichText(dirty)
  if (clean.html.length > MAX_DESCRIPTION_LENGTH) refuse('商品详情过长', { field: 'content' })
  return clean
}

/** Picture addresses in sanitised rich text; safe without parsing, because text in it is escaped. */
export const picturesIn = (html: string): string[] =>
  [...html.matchAll(/<img src="([^"]*)"/g)].map(([, src = '']) => unescaped(src))

/** Sanitised rich text with other addresses for its pictures. */
export const swapPicturesIn = (html: string, swap: (address: string) => string): string =>
  html.replaceAll(/<img src="([^"]*)"/g, (_, src: string) => `<img src="${escaped(swap(unescaped(src)))}"`)

/** Maps a picture's address; undefined removes the picture. */
type PlaceOf = (address: string) => string | undefined

interface Pictures {
  readonly pictures: string[]
  readonly placeOf: PlaceOf
}

function written(node: Node, found: Pictures): string {
  if (node.nodeName === '#text') return escaped((node as DefaultTreeAdapterTypes.TextNode).value)
  if (!('tagName' in node) || WITH_CONTENT.has(node.tagName)) return ''
  const inner = () => node.childNodes.map((child) => written(child, found)).join('')
  if (!TAGS.has(node.tagName)) return inner()
  const kept = attributesOf(node)
  if (node.tagName === 'img') {
    const src = pictureAddress(found.placeOf(valueOf(node, 'src').trim()) ?? '')
    if (src === undefined) return ''
    found.pictures.push(src)
    kept.unshift(['src', src])
  }
  if (node.tagName === 'a') {
    const href = webAddress(valueOf(node, 'href').trim())
    if (href === undefined) return inner()
    kept.unshift(['href', href], ['target', '_blank'], ['rel', 'noopener noreferrer nofollow'])
  }
  const opening = `<${node.tagName}${kept.map(([name, value]) => ` ${name}="${escaped(value)}"`).join('')}>`
  return EMPTY.has(node.tagName) ? opening : `${opening}${inner()}</${node.tagName}>`
}

function attributesOf(element: Element): [string, string][] {
  const allowed = attributes[element.tagName] ?? {}
  const kept = element.attrs.flatMap(({ name, value }): [string, string][] =>
    Object.hasOwn(allowed, name) && allowed[name]?.test(value) ? [[name, value]] : [],
  )
  const style = styleOf(valueOf(element, 'style'))
  return style === '' ? kept : [...kept, ['style', style]]
}

const styleOf = (text: string) =>
  text
    .split(';')
    .flatMap((declaration) => {
      const [property = '', ...rest] = declaration.split(':')
      const [name, value] = [property.trim().toLowerCase(), rest.join(':').trim()]
      return Object.hasOwn(styles, name) && styles[name]?.test(value) ? [`${name}: ${value}`] : []
    })
    .join('; ')

const valueOf = ({ attrs }: Element, wanted: string) => attrs.find(({ name }) => name === wanted)?.value ?? ''

/**
 * Addresses are normalised by the URL parser: it reads `https:/api/x` as an absolute address, while a browser would
 * resolve it to a path of this server in one of our pages.
 */
function webAddress(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url.href : undefined
}

const HERE = 'http://here.invalid'

function pictureAddress(address: string): string | undefined {
  const url = URL.canParse(address, HERE) ? new URL(address, HERE) : undefined
  return url?.origin === HERE && isFileAddress(url.pathname) ? url.pathname : webAddress(address)
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (letter) => entities[letter] ?? letter)

const letters = new Map(Object.entries(entities).map(([letter, entity]) => [entity, letter]))
const unescaped = (text: string) => text.replaceAll(/&\w+;/g, (entity) => letters.get(entity) ?? entity)
