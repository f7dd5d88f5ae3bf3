import type { ShopExpressRow } from '@zhanggui/contract/express'
import { useState } from 'react'
import type { DeskRow } from './use-desk.ts'

interface Props {
  readonly row: DeskRow
  readonly carriers: readonly ShopExpressRow[]
  readonly onChange: (code: string) => void
}

/** The browser's own list, which holds the other carriers only once somebody comes near: five hundred rows have one each. */
export function CarrierCell({ row, carriers, onChange }: Props) {
  const [isNear, setNear] = useState(false)
  const { expressCode } = row
  const shown = isNear ? carriers : carriers.filter(({ code }) => code === expressCode)
  const near = () => setNear(true)
  return (
    <select
      className="desk-input"
      aria-label={`${row.orderNo} 的快递公司`}
      value={expressCode}
      disabled={row.blocked !== undefined}
      onPointerEnter={near}
      onPointerDown={near}
      onFocus={near}
      onChange={({ target }) => onChange(target.value)}
    >
      {expressCode === '' && <option value="">请选择</option>}
      {shown.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  )
}
