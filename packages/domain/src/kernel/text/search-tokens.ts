/** Of 400 tokens no text of 401 characters loses one; name and keywords of a product are shorter. */
const MAX_TOKENS = 400

/** Full-width forms, capitals and kinds of space make no difference. */
const normalised = (text: string): string[] =>
  // Letter by letter, because some letters in lower case depend on what follows, which a part of a text does not know.
  [...text.normalize('NFKC').replaceAll(/\s+/gu, ' ').trim()].map((letter) => letter.toLowerCase())

/** A text as the search compares it. */
export const searchText = (text: string): string => normalised(text).join('')

const pairsOf = (letters: readonly string[]): string[] =>
  letters.slice(1).map((letter, index) => `${letters[index] ?? ''}${letter}`)

/**
 * Every two neighbouring characters of a text, spaces included: Chinese has no words to split at, and a part of a text
 * has a part of its pairs. Whether the pairs stand together is for the query to check.
 */
export const searchTokens = (text: string): string[] => [...new Set(pairsOf(normalised(text)))].slice(0, MAX_TOKENS)

/** What a text must have to contain the query. None for a single character: there only the text itself can tell. */
export const queryTokens = (query: string): string[] => searchTokens(query)
