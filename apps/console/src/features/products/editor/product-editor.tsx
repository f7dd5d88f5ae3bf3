import './editor-inputs.css'
import './product-editor.css'
import { FormBody } from '#ui/form/form-body.tsx'
import { createSkuGrid } from '#widgets/sku-grid/sku-grid-store.ts'
import type { ProductDetail } from '@zhanggui/contract/product'
import type { CollectedProduct } from '@zhanggui/contract/product-collect'
import { Alert } from 'antd'
import { useState } from 'react'
import { CollectCard } from './collect-card.tsx'
import { EditorAnchors } from './editor-anchors.tsx'
import { EditorForm } from './editor-form.tsx'
import { EditorHead } from './editor-head.tsx'
import { type EditorMode, titleOf } from './editor-mode.ts'
import { EditorSaveBar } from './editor-save-bar.tsx'
import { collectedFrom } from './product-values.ts'
import { PublishChecklist } from './publish-checklist.tsx'
import { startOf, useProductForm } from './use-product-form.ts'
import { type Shop, useSaveProduct } from './use-save-product.ts'

interface Props {
  readonly mode: EditorMode
  readonly product: ProductDetail | undefined
  readonly shop: Shop
  /** Why it can only be looked at, although somebody wanted to change it. */
  readonly because: string | undefined
  /** How many products may still be taken over from other shops; nothing where this is not for taking over. */
  readonly collectionsLeft?: number | undefined
}

/** One product on one page: what it is, its SKUs, its description, how it is delivered. */
export default function ProductEditor({ mode, product: given, shop, because, collectionsLeft }: Props) {
  // What was loaded and its version stay together, whatever is read again meanwhile.
  const [product] = useState(given)
  const isReadOnly = mode.kind === 'view' || because !== undefined
  const [start] = useState(() => startOf(mode, product))
  const [grid] = useState(() => createSkuGrid(start.attrValue.lines))
  const { form, values, saveAs } = useProductForm({ mode, product, start, grid })
  const saved = mode.kind === 'copy' ? undefined : product
  const { save, saveAndSubmit } = useSaveProduct({ form, grid, product: saved, shop, saveAs })
  const takeOver = (collected: CollectedProduct) => {
    const { attrValue, ...others } = collectedFrom(collected)
    grid.restart(attrValue.lines)
    form.change(others)
  }
  return (
    <section className="product-editor" aria-label={titleOf(mode)} data-read-only={isReadOnly}>
      <EditorHead mode={mode} product={mode.kind === 'copy' ? undefined : given} shop={shop} isDirty={form.isDirty} />
      {collectionsLeft !== undefined && (
        <CollectCard left={collectionsLeft} isDirty={form.isDirty} onCollected={takeOver} />
      )}
      <EditorAnchors wrongIn={form.fields.wrongIn} />
      {because !== undefined && <Alert type="warning" showIcon title={`${because}，现在只能查看`} />}
      <div className="editor-columns">
        <div className="editor-sheet">
          <FormBody form={{ ...form, save, isSaving: form.isSaving || isReadOnly }} label={titleOf(mode)} hasBar>
            <EditorForm form={form} values={values} product={product} grid={grid} isReadOnly={isReadOnly} />
          </FormBody>
        </div>
        {!isReadOnly && (
          <PublishChecklist
            values={values}
            product={saved}
            shop={shop}
            onGoTo={(field) => form.antd.scrollToField(field, { block: 'center', focus: true })}
          />
        )}
      </div>
      {!isReadOnly && (
        <EditorSaveBar
          form={form}
          product={saved}
          shop={shop}
          canSaveAsItIs={mode.kind === 'copy'}
          onSave={() => void save()}
          onSubmit={() => void saveAndSubmit()}
        />
      )}
    </section>
  )
}
