const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/**
 * A newer answer with the parts of the older one that are the same, so that only what has changed is rendered. The library's
 * own takes every time for another one, and with it each row that has one.
 */
export function keepEqual(before: unknown, after: unknown): unknown {
  if (before instanceof Date && after instanceof Date) return before.getTime() === after.getTime() ? before : after
  if (Array.isArray(before) && Array.isArray(after)) {
    const items = after.map((each: unknown, index) => keepEqual(before[index], each))
    return items.length === before.length && items.every((each, index) => each === before[index]) ? before : items
  }
  if (!isRecord(before) || !isRecord(after)) return after
  const names = Object.keys(after)
  const kept = Object.fromEntries(names.map((name) => [name, keepEqual(before[name], after[name])]))
  const isSame = names.length === Object.keys(before).length
  return isSame && names.every((name) => name in before && kept[name] === before[name]) ? before : kept
}
