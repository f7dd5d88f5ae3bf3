import { EditDrawer } from '#ui/form/edit/edit.drawer.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useRecord } from '#ui/form/edit/use-record.ts'
import { useRegions } from '#widgets/region-cascader/use-regions.ts'
import { rulePathOf, shippingApi } from '@zhanggui/contract/shipping'
import { type RegionIndex, regionTitle } from '@zhanggui/domain/region/region-index'
import { FreightTryOut } from './freight-try-out.tsx'
import { TemplateFields } from './template-fields.tsx'
import { inputOf, ratesOf, ratesSchema, templateSchema, valuesOf } from './template-values.ts'

interface Props {
  /** Of the template to be changed; without one a new one is made. */
  readonly id?: number | undefined
  readonly onClose: () => void
}

export function TemplateDrawer({ id, onClose }: Props) {
  const { query, regions } = useRegions()
  const rates = ratesSchema((region) => titleOf(regions, region))
  const form = useForm({
    call: id === undefined ? shippingApi.save : shippingApi.update,
    schema: templateSchema(rates),
    record: useRecord(shippingApi.info, id),
    needs: [query],
    loaded: valuesOf,
    toInput: inputOf,
    placeOf: rulePathOf,
    draft: `shipping-template-${id ?? 'new'}`,
    success: '操作成功',
  })
  return (
    <EditDrawer
      form={form}
      title={id === undefined ? '添加运费模板' : '编辑运费模板'}
      size={1100}
      onClose={onClose}
      aside={regions && <FreightTryOut template={ratesOf(form.values, rates)} regions={regions} />}
    >
      {regions && <TemplateFields form={form} regions={regions} />}
    </EditDrawer>
  )
}

function titleOf(regions: RegionIndex | undefined, id: number): string {
  const region = regions?.byId.get(id)
  return region ? regionTitle(region) : String(id)
}
