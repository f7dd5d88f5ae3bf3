import { EditDialog } from '#ui/form/edit/edit.dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { liveGoodsApi, type LiveGoodsRow } from '@zhanggui/contract/live/goods'
import { InputNumber } from 'antd'
import { z } from 'zod'

const MESSAGE = '排序范围为0~9999'
const schema = z.object({ sort: z.int({ error: MESSAGE }).min(0, MESSAGE).max(9999, MESSAGE) })

interface Props {
  readonly goods: LiveGoodsRow
  readonly onClose: () => void
}

export default function SortDialog({ goods, onClose }: Props) {
  const form = useForm({
    call: liveGoodsApi.setSort,
    schema,
    loaded: () => ({ sort: goods.sort }),
    toInput: ({ sort }) => ({ id: goods.id, sort }),
    success: '编辑成功',
  })
  return (
    <EditDialog form={form} title="商品信息" width={540} onClose={onClose}>
      <p>{goods.name}</p>
      <Field form={form} name="sort" label="排序" hint="数字越大越靠前">
        <InputNumber min={0} max={9999} precision={0} />
      </Field>
    </EditDialog>
  )
}
