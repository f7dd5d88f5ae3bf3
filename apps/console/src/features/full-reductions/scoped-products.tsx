import './scoped-products.css'
import type { InputProps } from '#ui/input/input-props.ts'
import { PictureFrame } from '#widgets/picture-picker/library/picture-frame.tsx'
import { useProductPicker } from '#widgets/product-picker/use-product-picker.tsx'
import type { ReductionScopeItem } from '@zhanggui/contract/marketing/full-reduction'
import { MOST_SCOPED_PRODUCTS } from '@zhanggui/domain/full-reduction/full-reduction-rules'
import { Button } from 'antd'
import { useState } from 'react'

interface Props extends InputProps<readonly number[]> {
  /** What the promotion has, with names and pictures. */
  readonly known: readonly ReductionScopeItem[]
  /** Those that must stay. */
  readonly kept: readonly number[]
}

const NONE: readonly number[] = []

/** The products of a promotion, added by the picker and taken away one by one. */
export function ScopedProducts({ known, kept, value, onChange, ...props }: Props) {
  const ids = value ?? NONE
  const { pick, dialog } = useProductPicker()
  const [picked, setPicked] = useState<readonly ReductionScopeItem[]>([])
  const byId = new Map([...known, ...picked].map((product) => [product.id, product]))
  const add = async () => {
    const rows = await pick({ mode: 'many', isOnSale: true, max: MOST_SCOPED_PRODUCTS - ids.length })
    if (!rows) return
    setPicked([...picked, ...rows])
    onChange?.([...new Set([...ids, ...rows.map(({ id }) => id)])])
  }
  return (
    <div className="scoped-products">
      {ids.length > 0 && (
        <ul aria-label="已选商品">
          {ids.map((id) => (
            <li key={id}>
              <span className="scoped-picture">
                {byId.get(id)?.image && <PictureFrame kind="picture" path={byId.get(id)?.image ?? ''} alt="" />}
              </span>
              <span className="scoped-name">{byId.get(id)?.name ?? `已删除的商品 ${id}`}</span>
              {!kept.includes(id) && (
                <Button
                  type="link"
                  size="small"
                  aria-label={`移除 ${byId.get(id)?.name ?? id}`}
                  onClick={() => onChange?.(ids.filter((each) => each !== id))}
                >
                  移除
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <Button
        {...(props.id === undefined ? {} : { id: props.id })}
        aria-describedby={props['aria-describedby']}
        onClick={() => void add()}
      >
        {ids.length > 0 ? `添加商品（已选 ${ids.length} 个）` : '选择商品'}
      </Button>
      {dialog}
    </div>
  )
}
