import { onInput, type InputProps } from '#ui/input/input-props.ts'
import { type Region, type RegionIndex, regionPath } from '@zhanggui/domain/region/region-index'
import { Cascader } from 'antd'
import { type KeyboardEvent, useRef, useState } from 'react'

interface Option {
  readonly value: number
  readonly label: string
  readonly children?: Option[]
}

interface Props extends InputProps<number | undefined> {
  readonly regions: RegionIndex
  readonly label: string
}

/** One region, down to where nothing lies below. Enter takes the first that is found. */
export function RegionSelect(props: Props) {
  const { regions, value, onChange, label } = props
  const region = value === undefined ? undefined : regions.byId.get(value)
  const [isOpen, setOpen] = useState(false)
  // The cascader knows what Enter means once an arrow has marked something.
  const search = useRef({ words: '', hasMoved: false })
  const takeFirst = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'ArrowDown' || key === 'ArrowUp') search.current.hasMoved = true
    const { words, hasMoved } = search.current
    if (key !== 'Enter' || nativeEvent.isComposing || words === '' || hasMoved) return
    const first = regions.provinces.flatMap(({ leafIds }) => leafIds).find((id) => isNamed(regions, id, words))
    if (first === undefined) return
    onChange?.(first)
    setOpen(false)
  }
  return (
    <Cascader<Option>
      {...onInput(props)}
      aria-label={label}
      placeholder="请选择地区"
      options={optionsIn(regions)}
      value={region ? regionPath(region).map(({ id }) => id) : []}
      onChange={(path) => onChange?.(path?.at(-1))}
      open={isOpen}
      onOpenChange={setOpen}
      showSearch={{ limit: 50, onSearch: (words) => (search.current = { words, hasMoved: false }) }}
      onKeyDown={takeFirst}
      displayRender={(names) => [...new Set(names)].join(' / ')}
    />
  )
}

/** As the cascader finds: the words stand in the name of the region or of one above it. */
function isNamed(regions: RegionIndex, id: number, words: string): boolean {
  const region = regions.byId.get(id)
  return region !== undefined && regionPath(region).some(({ name }) => name.includes(words))
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
