/** Whether two values of a form say the same. Nothing typed, nothing stored and nothing known are one. */
export function sameValue(a: unknown, b: unknown): boolean {
  // Two thousand rows of which one was edited are compared on every key: what is the very same need not be walked through.
  if (Object.is(a, b)) return true
  if (isBlank(a) || isBlank(b)) return isBlank(a) && isBlank(b)
  if (a instanceof Date && b instanceof Date) return a.getTime() === b.getTime()
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((each, index) => sameValue(each, b[index]))
  }
  if (isRecord(a) && isRecord(b)) {
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) => sameValue(a[name], b[name]))
  }
  return false
}

const isBlank = (value: unknown) => value === undefined || value === null || value === ''
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
