import { Field } from '#ui/form/field.tsx'
import type { Form } from '#ui/form/form.ts'
import { RegionSelect } from '#widgets/region-cascader/region-select.tsx'
import { centerOf } from '@zhanggui/domain/region/region-centers'
import { type RegionIndex, regionTitle } from '@zhanggui/domain/region/region-index'
import { Button, Input, InputNumber } from 'antd'
import type { StoreInfoValues } from './store-info-values.ts'

interface Props {
  readonly form: Form<StoreInfoValues>
  readonly regions: RegionIndex
}

/** Where the shop is. The coordinates are typed, or begin as those of the city. */
export function PlaceFields({ form, regions }: Props) {
  const { regionId, latitude, longitude } = form.values
  const center = regionId === undefined ? undefined : centerOf(regionId)
  const fillFirst = (chosen: number | undefined) => {
    const place = chosen === undefined ? undefined : centerOf(chosen)
    if (place && latitude === undefined && longitude === undefined) form.change(place)
  }
  const title = (id: number | undefined) => {
    const region = id === undefined ? undefined : regions.byId.get(id)
    return region ? regionTitle(region) : ''
  }
  return (
    <>
      <h2>店铺地址</h2>
      <Field form={form} name="regionId" label="所在地区" show={title}>
        <RegionSelect regions={regions} label="所在地区" onChange={fillFirst} />
      </Field>
      <Field form={form} name="addressDetail" label="商户地址">
        <Input placeholder="街道、门牌号等详细地址" maxLength={100} />
      </Field>
      <div className="store-place">
        <Field form={form} name="longitude" label="经度">
          <InputNumber controls={false} placeholder="如 120.155" />
        </Field>
        <Field form={form} name="latitude" label="纬度">
          <InputNumber controls={false} placeholder="如 30.274" />
        </Field>
        <Button
          className="store-center"
          {...(center ? {} : { disabled: true })}
          onClick={() => center && form.change(center)}
        >
          填入城市中心
        </Button>
      </div>
    </>
  )
}
