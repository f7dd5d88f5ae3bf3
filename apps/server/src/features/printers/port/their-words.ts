/** What another company's server says, short and without anything that is not text. */
export const theirWords = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, 100)
