import type { InputProps } from '#ui/input/input-props.ts'
import { useProductPicker } from '#widgets/product-picker/use-product-picker.tsx'
import type { PickerRow } from '@zhanggui/contract/goods/product-picker'
import { Button } from 'antd'
import { useState } from 'react'
import { ProductTiles, type TileProduct } from '../product-tiles.tsx'

interface Props extends InputProps<readonly number[]> {
  /** What is known of the products that it begins with. */
  readonly known: readonly TileProduct[]
}

const MOST = 500

const NONE: readonly number[] = []

/** Products that a coupon is for: pictures, and the picker. */
export function ProductsInput({ known, value = NONE, onChange, ...props }: Props) {
  const { pick, dialog } = useProductPicker()
  const [seen, setSeen] = useState(() => new Map(known.map((product) => [product.id, product])))
  const chosen = value.flatMap((id) => seen.get(id) ?? [])
  const add = async () => {
    // The picker needs no more of a product that was chosen before than its id.
    const picked = await pick({
      mode: 'many',
      isOnSale: true,
      max: MOST,
      chosen: chosen as readonly TileProduct[] as PickerRow[],
    })
    if (!picked) return
    setSeen((before) => new Map([...before, ...picked.map((product) => [product.id, product] as const)]))
    onChange?.(picked.map(({ id }) => id))
  }
  return (
    <div>
      {chosen.length > 0 && (
        <ProductTiles of={chosen} onRemove={(removed) => onChange?.(value.filter((id) => id !== removed))} />
      )}
      <Button
        {...(props.id === undefined ? {} : { id: props.id })}
        aria-describedby={props['aria-describedby']}
        onClick={() => void add()}
      >
        {chosen.length > 0 ? `已选 ${chosen.length} 个，重新选择` : '选择商品'}
      </Button>
      {dialog}
    </div>
  )
}
