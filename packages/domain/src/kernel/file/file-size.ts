const STEP = 1024
const SIGNS = ['B', 'KB', 'MB', 'GB'] as const

/** The weight of a file for people: 1536 as 1.5 KB. */
export function fileSizeText(bytes: number): string {
  let [value, step] = [bytes, 0]
  // What would round up to 1024 of a sign takes the next one.
  while (value >= STEP - 0.05 && step < SIGNS.length - 1) {
    value /= STEP
    step += 1
  }
  return `${Math.round(value * 10) / 10} ${SIGNS[step] ?? ''}`
}
