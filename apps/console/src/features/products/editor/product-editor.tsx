import './sections/editor-inputs.css'
import './product-editor.css'
import type { EditedRecord } from '#ui/form/edit/use-record.ts'
import { FormBody } from '#ui/form/form-body.tsx'
import { createSkuGrid } from '#widgets/sku-grid/sku-grid-store.ts'
import type { ProductDetail } from '@zhanggui/contract/goods/product'
import type { CollectedProduct } from '@zhanggui/contract/goods/product-collect'
import { Alert } from 'antd'
import { useState } from 'react'
import { CollectCard } from './collect-card.tsx'
import { EditorAnchors } from './sections/editor-anchors.tsx'
import { EditorForm } from './editor-form.tsx'
import { EditorHead } from './editor-head.tsx'
import { type EditorMode, titleOf } from './editor-mode.ts'
import { EditorSaveBar } from './save/editor-save-bar.tsx'
import { collectedFrom } from './save/product-values.ts'
import { PublishChecklist } from './save/publish-checklist.tsx'
import { startOf, useProductForm } from './save/use-product-form.ts'
import type { ShopSwitches } from './save/save-questions.ts'

interface Props {
  readonly mode: EditorMode
  readonly record: EditedRecord<ProductDetail>
  readonly shop: ShopSwitches
  /** Why it can only be looked at, although somebody wanted to change it. */
  readonly because: string | undefined
  /** How many products may still be taken over from other shops; nothing where this is not for taking over. */
  readonly collectionsLeft?: number | undefined
}

/** One product on one page: what it is, its SKUs, its description, how it is delivered. */
export default function ProductEditor({ mode, record, shop, because, collectionsLeft }: Props) {
  const product = record.data
  const isReadOnly = mode.kind === 'view' || because !== undefined
  const [grid] = useState(() => createSkuGrid(startOf(mode, product).attrValue))
  const { form, publish } = useProductForm({ mode, record, grid, shop })
  const saved = mode.kind === 'copy' ? undefined : product
  const takeOver = (collected: CollectedProduct) => {
    const { attrValue, ...others } = collectedFrom(collected)
    grid.restart(attrValue)
    form.change(others)
  }
  return (
    <section className="product-editor" aria-label={titleOf(mode)} data-read-only={isReadOnly}>
      <EditorHead mode={mode} product={saved} shop={shop} isDirty={form.isDirty} />
      {collectionsLeft !== undefined && (
        <CollectCard left={collectionsLeft} isDirty={form.isDirty} onCollected={takeOver} />
      )}
      <EditorAnchors wrongIn={form.wrongIn} />
      {because !== undefined && <Alert type="warning" showIcon title={`${because}，现在只能查看`} />}
      <div className="editor-columns">
        <div className="editor-sheet">
          <FormBody form={form} label={titleOf(mode)} hasBar isReadOnly={isReadOnly}>
            <EditorForm form={form} product={product} grid={grid} isReadOnly={isReadOnly} />
          </FormBody>
        </div>
        {!isReadOnly && <PublishChecklist values={form.values} product={saved} shop={shop} onGoTo={form.fields.goTo} />}
      </div>
      {!isReadOnly && <EditorSaveBar form={form} product={saved} shop={shop} onPublish={() => void publish()} />}
    </section>
  )
}
