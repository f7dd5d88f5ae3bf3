/** Under which names calls take the name of what they are about. */
const NAMES = ['orderNo', 'name', 'storeName', 'roleName', 'ruleName', 'realName', 'nickname', 'account'] as const

const SHOWN = 3

/** Several things by the names of the first, and how many there are. */
export const subjectOfMany = (names: readonly string[]): string =>
  names.length > SHOWN ? `${names.slice(0, SHOWN).join('、')} 等 ${names.length} 个` : names.join('、')

/** What a call was about, as far as what it was asked says so: for calls that were refused before they knew it. */
export function subjectOf(input: Readonly<Record<string, unknown>>): string {
  const name = NAMES.map((key) => input[key]).find((value) => typeof value === 'string' && value !== '')
  if (typeof name === 'string') return name
  const id = input['id'] ?? input['productId']
  return typeof id === 'number' && id > 0 ? `ID ${id}` : ''
}
