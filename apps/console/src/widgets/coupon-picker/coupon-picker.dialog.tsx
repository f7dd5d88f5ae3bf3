import { InputProblem } from '#ui/input/input-problem.tsx'
import { useNarrow } from '#ui/theme/media-query.ts'
import { couponReceive } from '@zhanggui/domain/coupon/coupon-codes'
import { Modal } from 'antd'
import { useState } from 'react'
import { CouponTable } from './coupon-table.tsx'

export interface ChosenCoupon {
  readonly id: number
  readonly name: string
}

interface Props {
  readonly chosen: readonly ChosenCoupon[]
  /** Whether none at all is an answer too. */
  readonly mayBeNone?: boolean
  readonly okText?: string
  readonly isBusy?: boolean
  readonly onPicked: (coupons: readonly ChosenCoupon[]) => void
  readonly onClose: () => void
}

/** Mode 'wu' of the coupon picker (spec §5): some of the coupons that come with goods. */
export default function CouponPickerDialog(props: Props) {
  const [chosen, setChosen] = useState(props.chosen)
  const [problem, setProblem] = useState<string>()
  const isNarrow = useNarrow()
  const take = () => {
    if (chosen.length === 0 && !props.mayBeNone) setProblem('请先选择优惠劵')
    else props.onPicked(chosen)
  }
  return (
    <Modal
      open
      title="优惠劵"
      width={944}
      centered={isNarrow}
      okText={props.okText ?? '确定'}
      cancelText="取消"
      confirmLoading={props.isBusy ?? false}
      onOk={take}
      onCancel={props.onClose}
    >
      <CouponTable
        type={couponReceive.is.gift}
        selection={{
          selectedRowKeys: chosen.map(({ id }) => id),
          preserveSelectedRowKeys: true,
          onChange: (keys, rows) => {
            // Rows that a search hides are known by what was chosen before.
            const known = new Map<unknown, ChosenCoupon>(
              [...chosen, ...rows.filter(Boolean)].map((row) => [row.id, row]),
            )
            setChosen(keys.flatMap((key) => known.get(key) ?? []))
            setProblem(undefined)
          },
        }}
      />
      <InputProblem text={problem} />
    </Modal>
  )
}
