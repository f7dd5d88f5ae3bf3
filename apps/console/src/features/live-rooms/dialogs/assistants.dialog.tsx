import { useCall } from '#api/use-call.ts'
import { EditDialog } from '#ui/form/edit/edit.dialog.tsx'
import { missingOf } from '#ui/form/edit/use-record.ts'
import { Field } from '#ui/form/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { type AssistantRow, liveAssistantApi } from '@zhanggui/contract/live/assistant'
import { liveRoomApi } from '@zhanggui/contract/live/room'
import { Modal, Select } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { z } from 'zod'
import { WaitingFor } from '#ui/form/edit/waiting-for.tsx'

interface Props {
  readonly id: number
  readonly name: string
  readonly onClose: () => void
}

const title = (name: string) => `编辑助手：${name}`
const WIDTH = 700

/** Who helps to run a room. */
export default function AssistantsDialog({ id, name, onClose }: Props) {
  const chosen = useCall(liveRoomApi.assistants, { id }, { staleTime: 0 })
  const waiting = missingOf([chosen])
  if (waiting || chosen.isFetching || !chosen.data) {
    return (
      <Modal open title={title(name)} width={WIDTH} footer={null} onCancel={onClose}>
        <WaitingFor waiting={waiting ?? { error: null, retry: () => undefined }} rows={3} />
      </Modal>
    )
  }
  return <AssistantsForm id={id} name={name} chosen={chosen.data} onClose={onClose} />
}

const schema = z.object({ assid: z.array(z.int()) })
const labelOf = ({ wechatNickname, wechat }: AssistantRow) => `${wechatNickname}（${wechat}）`

function AssistantsForm({ id, name, chosen, onClose }: Props & { readonly chosen: readonly AssistantRow[] }) {
  const [keywords, setKeywords] = useState('')
  const found = useCall(liveAssistantApi.list, { keywords, limit: 50 }, { keepPrevious: true })
  const form = useForm({
    call: liveRoomApi.setAssistants,
    schema,
    loaded: () => ({ assid: chosen.map((assistant) => assistant.id) }),
    toInput: ({ assid }) => ({ id, assid }),
    success: '操作成功',
  })
  const known = new Map([...chosen, ...(found.data?.list ?? [])].map((assistant) => [assistant.id, assistant]))
  const nobody = keywords === '' && found.data?.total === 0
  return (
    <EditDialog form={form} title={title(name)} width={WIDTH} onClose={onClose}>
      <Field
        form={form}
        name="assid"
        label="直播助手"
        hint="助手可以用自己的微信上架商品、管理评论；清空后直播间没有助手"
      >
        <Select
          mode="multiple"
          allowClear
          showSearch={{ filterOption: false, onSearch: setKeywords }}
          placeholder="按微信号或昵称搜索"
          loading={found.isFetching}
          notFoundContent={
            nobody ? (
              <>
                还没有直播助手，<Link to="/marketing/broadcast/assistant">去添加</Link>
              </>
            ) : (
              '没有找到助手'
            )
          }
          options={[...known.values()].map((assistant) => ({ value: assistant.id, label: labelOf(assistant) }))}
        />
      </Field>
    </EditDialog>
  )
}
