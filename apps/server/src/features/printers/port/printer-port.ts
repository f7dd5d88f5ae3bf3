import type { SlipLine } from '@zhanggui/domain/printer/slip'

/** Whoever puts slips on paper. */
export interface PrinterPort {
  /** `key` names the print: asked for again with the same one, a brand that can prints it once. */
  print(slip: readonly SlipLine[], key: string): Promise<void>
}

/** Why nothing was printed, in words for the staff of the shop. */
export class PrinterTrouble extends Error {
  override readonly name = 'PrinterTrouble'
}
