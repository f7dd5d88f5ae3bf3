import { createCache, StyleProvider } from '@ant-design/cssinjs'
import * as antd from 'antd'
import { createElement as draw } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** Everything of antd that the console shows. */
const names =
  `Alert App Avatar Button Card Cascader Checkbox Col ColorPicker DatePicker Descriptions Divider Drawer Empty Flex
  Form Image Input InputNumber Mentions Menu Modal Pagination Popover Progress Radio Rate Row Segmented Select Skeleton Slider
  Space Spin Switch Table Tabs Tooltip Tree TreeSelect Typography Upload`.split(/\s+/)
const pieces = Object.entries(antd).flatMap(([name, piece]) => (names.includes(name) ? draw(piece as 'div') : []))

/** What a dialog, a toast or a notice consists of. antd gives it this name. */
const PANEL = '_InternalPanelDoNotUseOrYouWillBeFired'

/** Parts of pieces that have rules of their own. */
const parts = [
  draw(antd.Cascader.Panel),
  draw(antd.Dropdown, { menu: {} }, draw('i')),
  draw(antd.Form.Item),
  draw(antd.Input.OTP),
  draw(antd.Input.Search),
  draw(antd.Input.TextArea),
  draw(antd.message[PANEL]),
  draw(antd.Modal[PANEL], { type: 'confirm' }),
  draw(antd.notification[PANEL]),
  draw(antd.QRCode, { value: '0', type: 'svg' }),
  draw(antd.Space.Compact, null, draw(antd.Button), draw(antd.Space.Addon)),
  draw(antd.Tag, { color: 'blue' }),
  draw(antd.Tag, { color: 'success' }),
]

const isRightToLeft = (selector: string) => selector.split(',').every((part) => part.includes('-rtl'))

/** `box-sizing` for all parts of each piece, which a browser tries on every element of a page; ours says it for all at once. */
const isBoxSizing = (selector: string) => selector.startsWith('[class^="ant-')

const lean = {
  visit: (rules: object) =>
    Object.fromEntries(
      Object.entries(rules).filter(([selector]) => !isRightToLeft(selector) && !isBoxSizing(selector)),
    ),
}

/** What belongs to no piece: links, icons, and the animations, of which several pieces share most. */
const SHARED = 'Shared'

/**
 * The rules that antd makes for its pieces, by the names that it gives them, such as Button-Button or Button-compact. They
 * use its variables and so fit every look.
 */
export function makeAntdSheets(): ReadonlyMap<string, string> {
  const cache = createCache()
  const drawn = draw(antd.ConfigProvider, { theme: { hashed: false } }, ...pieces, ...parts)
  renderToStaticMarkup(draw(StyleProvider, { cache, transformers: [lean] }, drawn))
  const sheets = new Map<string, string>()
  const animations = new Map<string, string>()
  for (const [path, [, made]] of cache.cache) {
    const [kind, , name = SHARED] = path.split('%')
    if (kind !== 'style') continue
    const [rules, , moving] = made as [string, string, Record<string, string>]
    sheets.set(name, (sheets.get(name) ?? '') + rules)
    for (const [animation, frames] of Object.entries(moving)) animations.set(animation, frames)
  }
  return sheets.set(SHARED, [sheets.get(SHARED), ...animations.values()].join(''))
}
