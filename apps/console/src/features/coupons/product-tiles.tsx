import './coupons.css'
import { PictureFrame } from '#widgets/picture-picker/library/picture-frame.tsx'
import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'

export interface TileProduct {
  readonly id: number
  readonly name: string
  readonly image: string
}

interface Props {
  readonly of: readonly TileProduct[]
  /** Only where they can be changed. */
  readonly onRemove?: (id: number) => void
}

/** Products as pictures with their names. */
export const ProductTiles = ({ of: products, onRemove }: Props) => (
  <ul className="coupon-tiles" aria-label="商品">
    {products.map(({ id, name, image }) => (
      <li key={id} title={name}>
        <span className="coupon-tile-picture">
          {image !== '' && <PictureFrame kind="picture" path={image} alt="" />}
        </span>
        <span className="coupon-tile-name">{name}</span>
        {onRemove && (
          <Button
            className="coupon-tile-remove"
            size="small"
            shape="circle"
            icon={<CloseOutlined aria-hidden />}
            aria-label={`移除${name}`}
            onClick={() => onRemove(id)}
          />
        )}
      </li>
    ))}
  </ul>
)
