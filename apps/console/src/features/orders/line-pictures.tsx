import './line-pictures.css'
import { PictureFrame } from '#widgets/picture-picker/library/picture-frame.tsx'
import type { OrderLine } from '@zhanggui/contract/order/order-fields'

const MOST = 3
/** Of more than that, as many as leave room for how many there are. */
const FEW = 2

const inWords = ({ productName, sku, payNum }: OrderLine) => `${productName}${sku && ` ${sku}`} ×${payNum}`

/** The lines of an order as small pictures, each with how many; a single one has room for its name. */
export function LinePictures({ of: lines }: { readonly of: readonly OrderLine[] }) {
  const [only, ...others] = lines
  if (!only) return '-'
  const most = lines.length > MOST ? FEW : MOST
  const hidden = lines.slice(most)
  return (
    <span className="line-pictures">
      {lines.slice(0, most).map((line) => (
        <span key={line.id} className="line-picture" role="img" aria-label={inWords(line)} data-hint={inWords(line)}>
          <span className="line-picture-frame">
            {line.image !== '' && <PictureFrame kind="picture" path={line.image} alt="" />}
          </span>
          <span aria-hidden>{`×${line.payNum}`}</span>
        </span>
      ))}
      {others.length === 0 && <span className="line-name">{only.productName}</span>}
      {hidden.length > 0 && (
        <span className="line-rest" data-hint={hidden.map(inWords).join('；')}>
          {`等 ${lines.length} 种`}
        </span>
      )}
    </span>
  )
}
