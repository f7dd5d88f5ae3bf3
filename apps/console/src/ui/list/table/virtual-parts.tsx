import type { AriaAttributes, AriaRole, ElementType } from 'react'

const playing = (Element: ElementType, role: AriaRole, more: AriaAttributes = {}) =>
  function Part(props: object) {
    return <Element {...props} {...more} role={role} />
  }

/**
 * antd builds long tables out of plain boxes, under a header that is a table of its own. These parts give both the roles
 * of one table.
 */
export const virtualParts = {
  header: {
    table: playing('table', 'presentation'),
    wrapper: playing('thead', 'rowgroup'),
    row: playing('tr', 'row', { 'aria-rowindex': 1 }),
    cell: playing('th', 'columnheader'),
  },
  body: { wrapper: playing('div', 'rowgroup'), row: playing('div', 'row'), cell: playing('div', 'cell') },
}

/**
 * The frame of such a table; only a few of its rows exist at a time, so it says how many there are. antd lets nobody
 * give its frame a role, and what stands around the frame says `aria-busy`, which a table must not have inside.
 */
export function nameTable(frame: Element | null | undefined, label: string, rows: number) {
  frame?.setAttribute('role', 'table')
  frame?.setAttribute('aria-label', label)
  frame?.setAttribute('aria-rowcount', String(rows + 1))
}
