import { type Region, type RegionIndex, regionPath } from '@zhanggui/domain/region/region-index'
import { Cascader } from 'antd'

interface Option {
  readonly value: number
  readonly label: string
  readonly children?: Option[]
}

interface Props {
  readonly regions: RegionIndex
  readonly value: number | undefined
  readonly onChange: (leafId: number | undefined) => void
  readonly label: string
}

/** One region, down to where nothing lies below. */
export function RegionSelect({ regions, value, onChange, label }: Props) {
  const region = value === undefined ? undefined : regions.byId.get(value)
  return (
    <Cascader<Option>
      aria-label={label}
      placeholder="请选择地区"
      options={optionsIn(regions)}
      value={region ? regionPath(region).map(({ id }) => id) : []}
      onChange={(path) => onChange(path?.at(-1))}
      showSearch={{ limit: 50 }}
      displayRender={(names) => [...new Set(names)].join(' / ')}
    />
  )
}

/** Made once, however many inputs ask. */
const made = new WeakMap<RegionIndex, Option[]>()

function optionsIn(regions: RegionIndex): Option[] {
  const options = made.get(regions) ?? regions.provinces.map(optionOf)
  made.set(regions, options)
  return options
}

const optionOf = ({ id, name, children }: Region): Option => ({
  value: id,
  label: name,
  ...(children.length > 0 && { children: children.map(optionOf) }),
})
