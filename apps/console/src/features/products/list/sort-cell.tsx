import './sort-cell.css'
import { mayCall, useSession } from '#api/session.ts'
import { productApi, type ProductRow } from '@zhanggui/contract/goods/product'
import { useState } from 'react'
import { SortInput } from './sort-input.tsx'

/** The place of a product in the list: a click makes it an input. */
export function SortCell({ product }: { readonly product: ProductRow }) {
  const [isEdited, setEdited] = useState(false)
  const isAllowed = mayCall(productApi.editSort, useSession())
  if (!isAllowed) return product.sort
  if (isEdited) return <SortInput product={product} onEnd={() => setEdited(false)} />
  const label = `${product.name}的排序 ${product.sort}`
  return (
    <button type="button" className="sort-cell" aria-label={label} onClick={() => setEdited(true)}>
      {product.sort}
    </button>
  )
}
