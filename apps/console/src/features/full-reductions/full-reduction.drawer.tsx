import { EditDrawer } from '#ui/form/edit/edit.drawer.tsx'
import { useRecord } from '#ui/form/edit/use-record.ts'
import { useForm } from '#ui/form/use-form.ts'
import {
  fullReductionApi,
  fullReductionDraft,
  type FullReductionDetail,
} from '@zhanggui/contract/marketing/full-reduction'
import { promotionApi } from '@zhanggui/contract/marketing/promotion'
import { PromotionPreview } from '#widgets/promotion-preview/promotion-preview.tsx'
import { promotionProcess } from '@zhanggui/domain/full-reduction/full-reduction-codes'
import { useEffect, useEffectEvent, useState } from 'react'
import { ReductionFields } from './reduction-fields.tsx'
import { copiedValues, newValues, valuesOf } from './reduction-values.ts'

interface Props {
  /** Of the promotion to be changed; without one a new one is made. */
  readonly id?: number | undefined
  /** The promotion that a new one begins as. */
  readonly copied?: FullReductionDetail | undefined
  readonly onClose: () => void
}

const UNNAMED = '未命名'

export default function FullReductionDrawer({ id, copied, onClose }: Props) {
  const [now] = useState(() => new Date())
  const record = useRecord(fullReductionApi.info, id)
  const form = useForm({
    call: id === undefined ? fullReductionApi.save : fullReductionApi.update,
    schema: fullReductionDraft,
    record,
    loaded: (promotion: FullReductionDetail | undefined) => (promotion ? valuesOf(promotion) : newValues(now)),
    success: id === undefined ? '添加成功' : '修改成功',
  })
  const begin = useEffectEvent(() => {
    if (copied) form.change(copiedValues(copied, now))
  })
  useEffect(() => begin(), [])
  const stored = record.data
  const isRunning = stored?.process === promotionProcess.is.running
  const plan = { ...form.values, name: form.values.name || UNNAMED, ...(id !== undefined && { id }) }
  // One that has begun is tried now.
  const planned = plan.startTime > now ? plan.startTime : undefined
  const title = id !== undefined ? '编辑满减活动' : copied ? '复制满减活动' : '添加满减活动'
  return (
    <EditDrawer
      form={form}
      title={title}
      size={720}
      onClose={onClose}
      aside={
        <PromotionPreview
          call={promotionApi.previewReduction}
          values={plan}
          trial={(fullReduction) => ({ fullReduction, at: planned })}
        />
      }
    >
      <ReductionFields form={form} isRunning={isRunning} stored={stored ?? copied} />
    </EditDrawer>
  )
}
