import { DRAWN_PAGE, type Drawing, type DrawnPage } from '@zhanggui/contract/kernel/drawn-page'
import { dataBlock } from '../files/page-files.ts'

export interface DrawnPageParts {
  readonly drawing: Drawing
  readonly facts: DrawnPage
}

const ROOT = /(<div id="root">)[^]*?<\/svg>\s*<\/div>(\s*<\/div>)/
const PRELOADED = /<link rel="preload" as="style" (crossorigin href="([^"]*)")>/g
const FIRST_SHEET = '<link rel="stylesheet"'
const SHEET = /<link rel="stylesheet" crossorigin href="([^"]*)">/g
/** Characters. Where there is more of them, they had better come beside the page than in front of it. */
const MOST_IN_PAGE = 80_000
const STYLE = / style="([^"]*)"/g
/** Nothing that could end the rule or the sheet, or fetch something. */
const HARMLESS = /^(?!.*url\()[\w\s#%.,():;*/+-]+$/i

interface Allowed {
  readonly nonce: string
  readonly script: string
  /** What stands in a sheet, for browsers that are not thought to have it. */
  readonly readSheet?: (href: string) => string
}

/** The console's page with a drawing in it. The script stands before all sheets, for which it would wait. */
export function drawnHtml(
  page: string,
  head: string,
  { drawing, facts }: DrawnPageParts,
  { nonce, script, readSheet }: Allowed,
) {
  const styles = new Set<string>()
  const html = drawing.html.replace(STYLE, (_, style: string) => {
    styles.add(style)
    return ` data-style="${style}"`
  })
  const rules = [rootRule(drawing.variables), ...[...styles].map(styleRule)].join('')
  const attributes = Object.entries(drawing.attributes).map(([name, value]) => ` ${name}="${value}"`)
  const sheets = [...head.matchAll(PRELOADED)].flatMap(([, link = '', href = '']) =>
    page.includes(`"${href}"`) ? [] : [`<link rel="stylesheet" ${link}>`],
  )
  // As the console puts them into the page (head-styles.ts): those of antd stand before all of ours.
  const isAntd = (sheet: string) => sheet.includes('/assets/antd-')
  const antd = sheets.filter(isAntd).join('')
  const ours = sheets.filter((sheet) => !isAntd(sheet)).join('')
  const more = `${ours}${head.replaceAll(PRELOADED, '')}<style nonce="${nonce}">${rules}</style>`
  const dressed = page
    .replace('<html lang="zh-CN"', (start) => start + attributes.join(''))
    .replace(FIRST_SHEET, (first) => `<script>${script}</script>${antd}${first}`)
    .replace('</head>', () => `${more}</head>`)
  return (readSheet ? withSheets(dressed, readSheet, nonce) : dressed)
    .replace('</head>', () => `${dataBlock(DRAWN_PAGE, facts)}</head>`)
    .replace(ROOT, (_, start: string) => `${start}${html}</div>`)
}

/**
 * The page with its sheets in it, so that it can be painted without asking for anything. Their links stay, disabled, which keeps
 * browsers from fetching them: they tell the console which sheets are there, and where others belong.
 */
function withSheets(page: string, readSheet: (href: string) => string, nonce: string) {
  const texts = new Map([...page.matchAll(SHEET)].map(([link, href = '']) => [link, readSheet(href)]))
  const size = [...texts.values()].reduce((sum, text) => sum + text.length, 0)
  if (size > MOST_IN_PAGE) return page
  return page.replace(SHEET, (link) => {
    const text = (texts.get(link) ?? '').replaceAll('</', String.raw`<\/`)
    return `${link.slice(0, -1)} disabled><style nonce="${nonce}">${text}</style>`
  })
}

const rootRule = (variables: Drawing['variables']) =>
  `:root{${Object.entries(variables)
    .map(([name, value]) => `--${name}:${value};`)
    .join('')}}`

/**
 * The content security policy lets no style through that stands at an element. As a rule it is let through, until the program
 * sets it by itself.
 */
function styleRule(style: string) {
  if (!HARMLESS.test(style)) return ''
  return `[data-style="${style}"]{${style
    .split(';')
    .map((each) => `${each}!important`)
    .join(';')}}`
}
