/** FNV-1a: a number of 32 bits for a text, the same one on every machine; no secret, and no proof against malice. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}
