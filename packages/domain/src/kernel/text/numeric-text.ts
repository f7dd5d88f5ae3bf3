/** Places after the point that a numeric input takes. */
export type Decimals = 0 | 1 | 2

/** What is left of a typed or pasted text: digits, and with decimals one point. `12a.345` → `12.34`. */
export function keepNumeric(text: string, decimals: Decimals): string {
  const [whole = '', ...rest] = plain(text)
    .replaceAll(/[^\d.]/g, '')
    .split('.')
  if (decimals === 0) return whole
  return rest.length > 0 ? `${whole}.${rest.join('').slice(0, decimals)}` : whole
}

/** How a number is left standing: `12.` → `12`, `.5` → `0.5`. */
export const trimNumeric = (text: string): string => text.replace(/\.$/, '').replace(/^\./, '0.')

/** Full-width figures and points, as Chinese input methods type them, in their plain form. */
const plain = (text: string): string => text.normalize('NFKC').replaceAll('。', '.')
