import '#ui/show/plain-table.css'
import { CallError } from '#api/call-error.ts'
import { upload } from '#api/upload.ts'
import { InputProblem } from '#ui/input/input-problem.tsx'
import { FilePickButton } from '#ui/upload/file-pick-button.tsx'
import { shipDeskApi, type TrackingFileRow } from '@zhanggui/contract/order/ship-desk'
import { Modal } from 'antd'
import { useState } from 'react'
import { type Filled, fillRows, takeToDesk } from './desk-draft.ts'
import type { Desk } from './use-desk.ts'

interface Props {
  readonly desk: Desk
  readonly onClose: () => void
}

/** Orders that are not on the desk come there; what the check has put in one box stays in one. */
function take(desk: Desk, rows: readonly TrackingFileRow[]) {
  const lying = takeToDesk({ orderNos: rows.map(({ orderNo }) => orderNo) })
  const base = Math.max(0, ...desk.rows.map(({ parcel }) => parcel))
  const filled = rows.map(({ orderNo, trackingNumber, expressCode, parcel }): [string, Partial<Filled>] => [
    orderNo,
    { trackingNumber, ...(expressCode && { expressCode }), parcel: parcel === 0 ? 0 : base + parcel },
  ])
  fillRows(new Map(filled.filter(([orderNo]) => lying.has(orderNo))))
}

/** A file of tracking numbers: what it would do comes first, row by row. */
export default function FileDialog({ desk, onClose }: Props) {
  const [rows, setRows] = useState<readonly TrackingFileRow[]>()
  const [problem, setProblem] = useState<string>()
  const good = rows?.filter(({ reason }) => reason === '') ?? []
  const check = async ([file]: readonly File[]) => {
    if (!file) return
    setProblem(undefined)
    try {
      setRows((await upload(shipDeskApi.checkFile, {}, file, { quiet: true })).rows)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setRows(undefined)
      setProblem(error.message)
    }
  }
  return (
    <Modal
      open
      title="导入快递单号文件"
      width={760}
      okText={rows ? `填入 ${good.length} 单` : '填入'}
      cancelText="取消"
      okButtonProps={{ disabled: good.length === 0 }}
      onOk={() => {
        take(desk, good)
        onClose()
      }}
      onCancel={onClose}
    >
      <p className="desk-dialog-text">
        xlsx 或 csv 文件，第一行为列名：订单号、快递公司、快递单号（快递公司可以不填）。先检查，不会直接发货。
      </p>
      <FilePickButton text="选择文件" accept=".xlsx,.csv" onPick={(files) => void check(files)} />
      <InputProblem text={problem} />
      {rows && <Judged rows={rows} good={good.length} />}
    </Modal>
  )
}

/** Rows that cannot be taken come first: somebody has to do something about them. */
function Judged({ rows, good }: { readonly rows: readonly TrackingFileRow[]; readonly good: number }) {
  const sorted = rows.toSorted((a, b) => Number(a.reason === '') - Number(b.reason === '') || a.line - b.line)
  return (
    <>
      <p role="status">
        共 {rows.length} 行，可填入 {good} 行{rows.length > good && `，${rows.length - good} 行有问题，不会填入`}
      </p>
      <div className="desk-file" role="region" aria-label="检查结果">
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">行</th>
              <th scope="col">订单号</th>
              <th scope="col">快递</th>
              <th scope="col">结果</th>
            </tr>
          </thead>
          <tbody>
            {sorted.map((row) => (
              <tr key={row.line}>
                <td>{row.line}</td>
                <td>{row.orderNo || '-'}</td>
                <td>
                  {row.expressName} {row.trackingNumber}
                </td>
                <td>{row.reason === '' ? '可以填入' : <span className="desk-problem">{row.reason}</span>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
