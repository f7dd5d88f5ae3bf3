import './buyer.css'
import { PictureFrame } from '#widgets/picture-picker/library/picture-frame.tsx'

interface Props {
  readonly of: { readonly image: string; readonly productName: string; readonly sku: string }
}

/** What was bought, as it was called then. */
export const GoodsLine = ({ of: { image, productName, sku } }: Props) => (
  <span className="goods-line">
    <span className="goods-line-picture">{image !== '' && <PictureFrame kind="picture" path={image} alt="" />}</span>
    <span className="goods-line-text">
      <span className="goods-line-name" title={productName}>
        {productName}
      </span>
      {sku !== '' && <span className="goods-line-sku">{sku}</span>}
    </span>
  </span>
)
