import './long-number.css'

/** The number of an order, on one line however narrow its column is. */
export const LongNumber = ({ children: number }: { readonly children: string }) => (
  <span className="long-number" data-hint={number}>
    {number}
  </span>
)
