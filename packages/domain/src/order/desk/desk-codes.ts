import { codeTable } from '../../kernel/code-table.ts'

/** What the ship desk prints. */
export const sheetKind = codeTable({
  pick: { code: 'pick', label: '拣货单' },
  slip: { code: 'slip', label: '装箱单' },
  label: { code: 'label', label: '电子面单' },
})
export type SheetKind = (typeof sheetKind.codes)[number]

/** Orders that the desk takes at once. */
export const MOST_AT_DESK = 500
