/** Keywords are one comma-joined text on the wire, at most this long. */
export const KEYWORDS_LENGTH = 255

/** The single keywords of a text that somebody typed or pasted: trimmed, none empty, none twice. */
export const splitKeywords = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,，\r\n]/)
      .map((keyword) => keyword.trim())
      .filter(Boolean),
  ),
]

export const joinKeywords = (keywords: readonly string[]): string => keywords.join(',')

/** Adds what is new in the text; what is there already is passed over. */
export const addKeywords = (keywords: readonly string[], text: string): string[] => [
  ...new Set([...keywords, ...splitKeywords(text)]),
]

export const whyNotKeywords = (keywords: readonly string[], most = KEYWORDS_LENGTH): string | undefined =>
  joinKeywords(keywords).length > most ? `关键字长度不能超过${most}个字符` : undefined
