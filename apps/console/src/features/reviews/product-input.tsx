import type { InputProps } from '#ui/input/input-props.ts'
import { PictureFrame } from '#widgets/picture-picker/library/picture-frame.tsx'
import { useProductPicker } from '#widgets/product-picker/use-product-picker.tsx'
import type { PickerRow } from '@zhanggui/contract/goods/product-picker'
import { Button } from 'antd'

interface Props extends InputProps<number | undefined> {
  /** The one whose id is the value, once it was chosen. */
  readonly product: PickerRow | undefined
  readonly onPick: (product: PickerRow) => void
}

/** A product from the picker. */
export function ProductInput({ product, onPick, ...props }: Props) {
  const { pick, dialog } = useProductPicker()
  const words = product ? '更换商品' : '选择商品'
  const choose = async () => {
    const [picked] = (await pick({ mode: 'single' })) ?? []
    if (!picked) return
    onPick(picked)
    props.onChange?.(picked.id)
  }
  return (
    <div className="review-product">
      {product && (
        <>
          {product.image !== '' && (
            <span className="review-sku-picture">
              <PictureFrame kind="picture" path={product.image} alt="" />
            </span>
          )}
          <span>{product.name}</span>
        </>
      )}
      <Button
        {...(props.id === undefined ? {} : { id: props.id })}
        aria-label={words}
        aria-describedby={props['aria-describedby']}
        onClick={() => void choose()}
      >
        {words}
      </Button>
      {dialog}
    </div>
  )
}
