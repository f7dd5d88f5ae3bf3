import { fnv1a } from '@zhanggui/domain/kernel/fnv1a'

const SIZE = 25
const corners = [
  [0, 0],
  [SIZE - 7, 0],
  [0, SIZE - 7],
] as const

/** A picture that looks like a code and leads nowhere. */
export function drawCode(seed: string): string {
  const isInCorner = (x: number, y: number) =>
    corners.some(([cx, cy]) => Math.abs(x - cx - 3) < 5 && Math.abs(y - cy - 3) < 5)
  const cells = Array.from({ length: SIZE * SIZE }, (_, index) => [index % SIZE, Math.floor(index / SIZE)] as const)
  const dots = cells.filter(([x, y]) => !isInCorner(x, y) && (fnv1a(`${seed}${x},${y}`) >>> 9) % 2 === 0)
  const eyes = corners.map(
    ([x, y]) => `<path fill-rule="evenodd" d="M${x} ${y}h7v7h-7zm1 1v5h5v-5z"/><path d="M${x + 2} ${y + 2}h3v3h-3z"/>`,
  )
  const path = dots.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join('')
  const box = `-3 -3 ${SIZE + 6} ${SIZE + 6}`
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="430" height="430"><path fill="#fff" d="M-3 -3h${SIZE + 6}v${SIZE + 6}h-${SIZE + 6}z"/>${eyes.join('')}<path d="${path}"/></svg>`
  return `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`
}
