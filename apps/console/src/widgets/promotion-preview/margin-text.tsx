import './promotion-preview.css'

/** What a price leaves after the cost; said in words where it is below cost. */
export function MarginText({ percent }: { readonly percent: number | undefined }) {
  if (percent === undefined) return '-'
  return percent < 0 ? <span data-tone="danger">{`亏本 ${percent}%`}</span> : `${percent}%`
}
