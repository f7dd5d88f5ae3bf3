import { ActionButton } from '#ui/action/action-button.tsx'
import { BlockableButton } from '#ui/action/blockable-button.tsx'
import { Button } from '#ui/action/button.tsx'
import { Can } from '#ui/action/can.tsx'
import { productApi, type ProductDetail } from '@zhanggui/contract/goods/product'
import { productRowAction, productShelf } from '@zhanggui/domain/product/product-codes'
import { type ProductAction, whyNotProduct } from '@zhanggui/domain/product/product-state'
import { useNavigate } from 'react-router'
import { editPath } from '../product-paths.ts'
import { useTimedKinds } from '../timed/timed-kinds.ts'
import { targetOf, useTimedDialog } from '../timed/use-timed-dialog.tsx'
import type { ShopSwitches } from './save/save-questions.ts'

interface Props {
  readonly product: ProductDetail
  readonly shop: ShopSwitches
}

/** What the list offers for a product, for who is looking at it: shelf and editing. */
export function ViewActions({ product, shop }: Props) {
  const navigate = useNavigate()
  const { id, isShow } = product
  const whyNot = (deed: ProductAction) =>
    whyNotProduct({ ...product, isDel: false }, deed, {
      productSwitch: shop.productSwitch,
      storeOpen: shop.isSwitch,
      // Whoever saves it is asked.
      isAutoDown: true,
    })
  const word = productShelf.label(isShow ? productShelf.is.off : productShelf.is.on)
  const edit = productRowAction.label(productRowAction.is.edit)
  const mayPlan = useTimedKinds().length > 0 && !product.isRecycle
  const timed = useTimedDialog()
  const goEdit = () => void navigate(editPath(id))
  return (
    <>
      <ActionButton
        call={isShow ? productApi.down : productApi.up}
        input={{ id }}
        because={whyNot(isShow ? 'down' : 'up')}
        success={`${word}成功`}
      >
        {word}
      </ActionButton>
      {mayPlan && (
        <Button onClick={() => timed.open(targetOf(product))}>
          {productRowAction.label(productRowAction.is.timed)}
        </Button>
      )}
      {timed.element}
      <Can call={productApi.update}>
        <BlockableButton because={whyNot('update')} look="primary" isDanger={false} isBusy={false} onClick={goEdit}>
          {edit}
        </BlockableButton>
      </Can>
    </>
  )
}
