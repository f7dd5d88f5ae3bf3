import { Field } from '#ui/form/field.tsx'
import { RichTextInput } from '#widgets/rich-text/rich-text-input.tsx'
import type { SkuGridStore } from '#widgets/sku-grid/sku-grid-store.ts'
import { withEdits } from '#widgets/sku-grid/sku-lines.ts'
import type { ProductDetail } from '@zhanggui/contract/product'
import { useDeferredValue } from 'react'
import { EditorSection } from './editor-section.tsx'
import { InfoFields } from './info-fields.tsx'
import { OtherFields } from './other-fields.tsx'
import type { ProductValues } from './product-values.ts'
import { SpecFields } from './spec-fields.tsx'
import type { ProductForm } from './use-product-form.ts'

interface Props {
  readonly form: ProductForm
  readonly values: ProductValues
  readonly product: ProductDetail | undefined
  readonly grid: SkuGridStore
  readonly isReadOnly: boolean
}

/** The four parts of a product, one below the other. */
export function EditorForm({ form, values, product, grid, isReadOnly }: Props) {
  // What is far below comes right after the rest can be used.
  const isWhole = useDeferredValue(true, false)
  const showByCover = (address: string) => {
    const [line] = grid.lines()
    if (!values.specType && line?.image === '') grid.change(withEdits([line], [{ row: 0, column: 0, text: address }]))
  }
  return (
    <>
      <EditorSection name="info">
        <InfoFields form={form} values={values} product={product} isReadOnly={isReadOnly} onCover={showByCover} />
      </EditorSection>
      <EditorSection name="specs">
        <SpecFields form={form} values={values} grid={grid} isReadOnly={isReadOnly} />
      </EditorSection>
      <EditorSection name="detail">
        {isWhole && (
          <Field form={form} name="content" label="商品详情" show={lengthInWords}>
            <RichTextInput isReadOnly={isReadOnly} />
          </Field>
        )}
      </EditorSection>
      <EditorSection name="other">{isWhole && <OtherFields form={form} />}</EditorSection>
    </>
  )
}

const lengthInWords = (html: unknown) => (typeof html === 'string' && html !== '' ? `${html.length} 个字符` : '（空）')
