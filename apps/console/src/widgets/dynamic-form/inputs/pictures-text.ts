/** Several pictures are stored as the JSON text of their addresses (spec §3). */
export function picturesIn(text: string): string[] {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}

export const picturesText = (paths: readonly string[]): string | undefined =>
  paths.length > 0 ? JSON.stringify(paths) : undefined
