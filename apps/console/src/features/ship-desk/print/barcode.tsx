import { code128 } from '@zhanggui/domain/order/desk/code-128'

const QUIET = 10

/** A Code 128 that any scanner reads off paper. */
export function Barcode({ text }: { readonly text: string }) {
  const widths = code128(text)
  if (!widths) return null
  const bars = widths.reduce<{ readonly at: number; readonly path: string }>(
    ({ at, path }, width, index) => ({
      at: at + width,
      path: index % 2 === 0 ? `${path}M${at} 0h${width}v1h-${width}z` : path,
    }),
    { at: QUIET, path: '' },
  )
  return (
    <svg
      className="barcode"
      viewBox={`0 0 ${bars.at + QUIET} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      role="img"
      aria-label={`条码 ${text}`}
    >
      <path d={bars.path} />
    </svg>
  )
}
