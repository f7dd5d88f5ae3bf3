import { DRAWN_PAGE, type Drawing, type DrawnPage } from '@zhanggui/contract/kernel/drawn-page'
import { dataBlock } from '../files/page-files.ts'

export interface DrawnPageParts {
  readonly drawing: Drawing
  readonly facts: DrawnPage
}

const ROOT = /(<div id="root">)[^]*?<\/svg>\s*<\/div>(\s*<\/div>)/
const PRELOADED = /<link rel="preload" as="style" (crossorigin href="([^"]*)")>/g
const FIRST_SHEET = '<link rel="stylesheet"'
const STYLE = / style="([^"]*)"/g
/** Nothing that could end the rule or the sheet, or fetch something. */
const HARMLESS = /^(?!.*url\()[\w\s#%.,():;*/+-]+$/i

interface Allowed {
  readonly nonce: string
  readonly script: string
}

/** The console's page with a drawing in it. The script stands before all sheets, for which it would wait. */
export function drawnHtml(page: string, head: string, { drawing, facts }: DrawnPageParts, { nonce, script }: Allowed) {
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
  return page
    .replace('<html lang="zh-CN"', (start) => start + attributes.join(''))
    .replace(FIRST_SHEET, (first) => `<script>${script}</script>${antd}${first}`)
    .replace('</head>', () => `${more}${dataBlock(DRAWN_PAGE, facts)}</head>`)
    .replace(ROOT, (_, start: string) => `${start}${html}</div>`)
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
