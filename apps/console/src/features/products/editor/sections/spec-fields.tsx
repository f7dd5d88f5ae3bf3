import { Field } from '#ui/form/field.tsx'
import { specsInWords } from '@zhanggui/domain/product/sku/sku-rules'
import { BatchRow } from '#widgets/sku-grid/batch-row.tsx'
import type { SkuLine } from '#widgets/sku-grid/lines/sku-line.ts'
import type { SkuGridStore } from '#widgets/sku-grid/sku-grid-store.ts'
import { formatYuan, toFen } from '@zhanggui/domain/kernel/money'
import { Radio } from 'antd'
import { SkuInput } from '../skus/sku-input.tsx'
import { SpecInput } from './spec-input.tsx'
import type { ProductForm } from '../save/use-product-form.ts'
import { useSpecPictures } from '../skus/use-spec-pictures.ts'
import { useSpecSwitch } from '../skus/use-spec-switch.ts'
import { WholeTableButton } from '../skus/whole-table-button.tsx'

interface Props {
  readonly form: ProductForm
  readonly grid: SkuGridStore
  readonly isReadOnly: boolean
}

const kinds = [
  { value: false, label: '单规格' },
  { value: true, label: '多规格' },
]

export function SpecFields({ form, grid, isReadOnly }: Props) {
  const { values } = form
  const { pictures, dialog } = useSpecPictures(grid, values.attr)
  const { setSpecs, setSpecType } = useSpecSwitch(form, grid, pictures.spec)
  return (
    <>
      <Field form={form} name="specType" label="商品规格" show={(isMulti) => (isMulti ? '多规格' : '单规格')}>
        <Radio.Group options={kinds} onChange={({ target }) => setSpecType(target.value === true)} />
      </Field>
      <div hidden={!values.specType}>
        <Field form={form} name="attr" label="规格" show={specsInWords}>
          <SpecInput
            isReadOnly={isReadOnly}
            pictures={pictures}
            onSpecs={(specs, rename) => void setSpecs(specs, rename)}
          />
        </Field>
      </div>
      {values.specType && values.attr.length > 0 && !isReadOnly && (
        <div className="sku-all">
          <BatchRow grid={grid} />
          <WholeTableButton grid={grid} specs={values.attr} />
        </div>
      )}
      <Field form={form} name="attrValue" label={values.specType ? '规格明细' : '价格库存'} show={skusInWords}>
        <SkuInput grid={grid} specs={values.attr} isMultiSpec={values.specType} isReadOnly={isReadOnly} />
      </Field>
      {dialog}
    </>
  )
}

/** For the view of a conflict: what two tables differ in at a glance. */
function skusInWords(lines: readonly SkuLine[]): string {
  const prices = lines.flatMap(({ price }) => (price === undefined ? [] : [price]))
  const yuan = (price: number) => formatYuan(toFen(price))
  const range = prices.length > 0 ? `，售价 ${yuan(Math.min(...prices))}~${yuan(Math.max(...prices))}` : ''
  const stock = lines.reduce((sum, line) => sum + (line.stock ?? 0), 0)
  return `${lines.length} 个规格${range}，库存 ${stock}`
}
