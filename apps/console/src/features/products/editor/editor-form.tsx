import { Field } from '#ui/form/field.tsx'
import { RichTextInput } from '#widgets/rich-text/rich-text-input.tsx'
import type { SkuGridStore } from '#widgets/sku-grid/sku-grid-store.ts'
import { withEdits } from '#widgets/sku-grid/lines/sku-lines.ts'
import type { ProductDetail } from '@zhanggui/contract/goods/product'
import { useDeferredValue } from 'react'
import { EditorSection } from './sections/editor-section.tsx'
import { InfoFields } from './sections/info-fields.tsx'
import { OtherFields } from './sections/other-fields.tsx'
import { SpecFields } from './sections/spec-fields.tsx'
import type { ProductForm } from './save/use-product-form.ts'

interface Props {
  readonly form: ProductForm
  readonly product: ProductDetail | undefined
  readonly grid: SkuGridStore
  readonly isReadOnly: boolean
}

/** The four parts of a product, one below the other. */
export function EditorForm({ form, product, grid, isReadOnly }: Props) {
  // What is far below comes right after the rest can be used.
  const isWhole = useDeferredValue(true, false)
  const showByCover = (address: string) => {
    const [line] = grid.lines()
    if (!form.values.specType && line?.image === '')
      grid.change(withEdits([line], [{ row: 0, column: 0, text: address }]))
  }
  return (
    <>
      <EditorSection name="info">
        <InfoFields form={form} product={product} isReadOnly={isReadOnly} onCover={showByCover} />
      </EditorSection>
      <EditorSection name="specs">
        <SpecFields form={form} grid={grid} isReadOnly={isReadOnly} />
      </EditorSection>
      <EditorSection name="detail">
        {isWhole && (
          <Field form={form} name="content" label="商品详情" show={lengthInWords}>
            <RichTextInput isReadOnly={isReadOnly} />
          </Field>
        )}
      </EditorSection>
      <EditorSection name="other">{isWhole && <OtherFields form={form} product={product} />}</EditorSection>
    </>
  )
}

const lengthInWords = (html: string) => (html === '' ? '' : `${html.length} 个字符`)
