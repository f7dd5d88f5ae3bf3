import { codeTable } from '../kernel/code-table.ts'

/** Whose cloud prints. */
export const printerBrand = codeTable({
  yilianyun: { code: 0, label: '易联云' },
  feie: { code: 1, label: '飞鹅云' },
})
export type PrinterBrand = (typeof printerBrand.codes)[number]

/** What a secret looks like to whoever reads the settings; sent back like this it stays what it is. */
export const MASKED = '******'
