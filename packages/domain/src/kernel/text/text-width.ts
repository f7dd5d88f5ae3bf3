/** A Chinese character is as wide as two Latin ones. */
const widthOf = (char: string): number => ((char.codePointAt(0) ?? 0) > 0x2e_7f ? 2 : 1)

/** How wide a text is, in half-width characters. */
export const textWidth = (text: string): number => [...text].reduce((sum, char) => sum + widthOf(char), 0)

/** As much of the beginning as fits. */
export function cutToWidth(text: string, most: number): string {
  let cut = ''
  for (const char of text) {
    if (textWidth(cut) + widthOf(char) > most) break
    cut += char
  }
  return cut
}
