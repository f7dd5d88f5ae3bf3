import { type Fen, formatYuan, parseYuan } from './money.ts'

/** `-` or an amount that is not finished yet: at most ten figures before the point and two after it. */
const BEGINNING = /^-?\d{0,10}(?:\.\d{0,2})?$/

/**
 * An amount as people copy it from a spreadsheet: with a currency sign, thousands separators, full-width figures,
 * spaces and a line end. More than two decimals is not money, and nothing is rounded.
 */
export function parseTypedYuan(text: string): Fen | undefined {
  const plain = text
    .normalize('NFKC')
    .trim()
    .replace(/^(-?)[¥$]\s*/, '$1')
    .replace(/\s*元$/, '')
    .replaceAll(/(?<=\d)[, ](?=\d{3}(?:\D|$))/g, '')
  return parseYuan(settled(plain))
}

/** Whether somebody who types this can still arrive at an amount. */
export const isBeginningOfYuan = (text: string): boolean => BEGINNING.test(text)

const settled = (text: string): string => text.replace(/\.$/, '').replace(/^(-?)\./, '$10.')

/** Why an amount is outside its limits. */
export function whyNotAmount(value: Fen, limits: { readonly min?: Fen; readonly max?: Fen }): string | undefined {
  if (limits.min !== undefined && value < limits.min) return `金额不能小于${formatYuan(limits.min)}元`
  if (limits.max !== undefined && value > limits.max) return `金额不能大于${formatYuan(limits.max)}元`
  return undefined
}
