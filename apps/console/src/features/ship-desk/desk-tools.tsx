import { Button } from '#ui/action/button.tsx'
import { useDialog } from '#ui/action/use-dialog.tsx'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { MenuButton } from '#ui/menu/menu-button.tsx'
import { sheetKind } from '@zhanggui/domain/order/desk/desk-codes'
import { Link } from 'react-router'
import { changeDesk } from './desk-draft.ts'
import { WAYBILLS } from './desk-paths.ts'
import { usePrintSheets } from './print/use-print-sheets.ts'
import type { Desk } from './use-desk.ts'
import { useWaybills } from './waybills/use-waybills.ts'

const PasteDialog = lazyPart(() => import('./paste.dialog.tsx'))
const FileDialog = lazyPart(() => import('./file.dialog.tsx'))
const ScanDialog = lazyPart(() => import('./scan/scan.dialog.tsx'))
const PrintsDialog = lazyPart(() => import('./print/prints.dialog.tsx'))

interface Props {
  readonly desk: Desk
  readonly onPaste: (text: string) => void
}

/** What fills in many rows at once, and what is printed for them. */
export function DeskTools({ desk, onPaste }: Props) {
  const paste = useDialog((close) => <PasteDialog count={desk.rows.length} onPaste={onPaste} onClose={close} />)
  const file = useDialog((close) => <FileDialog desk={desk} onClose={close} />)
  const scan = useDialog((close) => <ScanDialog desk={desk} onClose={close} />)
  const prints = useDialog((close) => <PrintsDialog onClose={close} />)
  const waybills = useWaybills(desk)
  const print = usePrintSheets(desk)
  const open = desk.rows.filter((row) => row.blocked === undefined)
  const bare = open.filter((row) => row.trackingNumber === '' && row.expressCode !== '')
  return (
    <div className="desk-tools">
      <label className="desk-carrier">
        默认快递
        <select
          className="desk-input"
          value={desk.carrier}
          onChange={({ target }) => changeDesk({ carrier: target.value })}
        >
          {desk.carrier === '' && <option value="">请选择</option>}
          {desk.carriers.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Button onClick={() => paste.open()}>粘贴单号</Button>
      <Button onClick={() => file.open()}>导入文件</Button>
      <Button onClick={() => scan.open()}>扫码录入</Button>
      <Button
        aria-busy={waybills.isBusy}
        disabled={bare.length === 0}
        onClick={() => void waybills.ask(firstOfBoxes(bare))}
      >
        电子面单取号
      </Button>
      <MenuButton
        className="button"
        label="打印"
        entries={() => [
          ...sheetKind.options.map(({ value, label }) => ({
            key: value,
            label: `打印${label}`,
            onClick: () => void print(value, open),
          })),
          { key: 'log', label: '打印记录', onClick: () => prints.open() },
        ]}
      >
        打印
      </MenuButton>
      <Link to={WAYBILLS}>电子面单记录</Link>
      {paste.element}
      {file.element}
      {scan.element}
      {prints.element}
    </div>
  )
}

/** A box has one number: it is got for its first order, and stands for all of them. */
const firstOfBoxes = (rows: Desk['rows']) =>
  rows.filter(({ id, parcel }) => parcel === 0 || rows.find((row) => row.parcel === parcel)?.id === id)
