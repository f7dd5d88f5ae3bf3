/** What a receipt is printed on; sizes in millimetres. A roll is cut where the receipt ends. */
const sheets = { 80: { width: 80 }, 58: { width: 58 }, a4: { width: 210, height: 297 } } as const
export type Paper = '80' | '58' | 'a4'

export const papers: readonly { readonly value: Paper; readonly label: string }[] = [
  { value: '80', label: '小票 80mm' },
  { value: '58', label: '小票 58mm' },
  { value: 'a4', label: 'A4' },
]

export const paperFrom = (text: string | null): Paper | undefined => papers.find(({ value }) => value === text)?.value

const PX_PER_MM = 96 / 25.4

/** The rule that tells the browser the size of the sheet. */
export function pageRule(paper: Paper, contentHeight: number): string {
  const { width, height } = { height: undefined, ...sheets[paper] }
  // A roll is a sheet as long as what stands on it, with a little more, or the last line would begin another one.
  const length = height ?? Math.ceil(contentHeight / PX_PER_MM) + 2
  return `@page { size: ${width}mm ${length}mm; margin: ${height ? 15 : 0}mm; }`
}
