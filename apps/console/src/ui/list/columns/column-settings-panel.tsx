import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons'
import { Button, Checkbox, InputNumber, Segmented } from 'antd'
import { arrangeColumns, type ArrangedColumn, movedOrder, withEntry } from './arrange-columns.ts'
import type { Column } from './column.tsx'
import { densities } from '#ui/theme/density.ts'
import { changePreferences, useListPreferences } from '#ui/list/list-preferences.ts'

/** As the layout settings say. */
const USUAL = 'usual' as const

interface Props<Row extends object> {
  readonly name: string
  readonly columns: readonly Column<Row>[]
}

export default function ColumnSettingsPanel<Row extends object>({ name, columns }: Props<Row>) {
  const preferences = useListPreferences(name)
  const arranged = arrangeColumns(columns, preferences)
  const reset = () =>
    changePreferences(name, { density: undefined, order: undefined, shown: undefined, widths: undefined })
  return (
    <div className="column-settings">
      <header>
        <Segmented
          size="small"
          aria-label="行高"
          options={[{ value: USUAL, label: '默认' }, ...densities]}
          value={preferences.density ?? USUAL}
          onChange={(next) => changePreferences(name, { density: next === USUAL ? undefined : next })}
        />
        <Button type="link" size="small" onClick={reset}>
          恢复默认
        </Button>
      </header>
      <ul>
        {arranged.map((each) => (
          <SettingsRow key={each.key} name={name} columns={columns} arranged={arranged} each={each} />
        ))}
      </ul>
    </div>
  )
}

interface RowProps<Row extends object> extends Props<Row> {
  readonly arranged: readonly ArrangedColumn<Row>[]
  readonly each: ArrangedColumn<Row>
}

function SettingsRow<Row extends object>({ name, columns, arranged, each }: RowProps<Row>) {
  const { key, column, width, isShown } = each
  const { shown, widths } = useListPreferences(name)
  const show = (isOn: boolean) =>
    changePreferences(name, { shown: withEntry(shown, key, isOn === !column.isHidden ? undefined : isOn) })
  const widen = (next: number | null) =>
    changePreferences(name, {
      widths: withEntry(widths, key, next === null || next === column.width ? undefined : next),
    })
  const move = (by: 1 | -1) => changePreferences(name, { order: movedOrder(columns, arranged, key, by) })
  return (
    <li>
      <Checkbox checked={isShown} disabled={column.isMain === true} onChange={(event) => show(event.target.checked)}>
        {column.title}
      </Checkbox>
      <InputNumber
        size="small"
        aria-label={`${column.title}列宽`}
        placeholder="自动"
        min={40}
        max={1000}
        step={10}
        precision={0}
        value={width ?? null}
        onChange={widen}
      />
      <Button
        type="text"
        size="small"
        icon={<ArrowUpOutlined aria-hidden />}
        aria-label={`${column.title}上移`}
        disabled={arranged[0] === each}
        onClick={() => move(-1)}
      />
      <Button
        type="text"
        size="small"
        icon={<ArrowDownOutlined aria-hidden />}
        aria-label={`${column.title}下移`}
        disabled={arranged.at(-1) === each}
        onClick={() => move(1)}
      />
    </li>
  )
}
