import '#ui/form/form.css'
import './amount.drawer.css'
import { useApp } from '#ui/feedback/use-app.ts'
import { useCall } from '#api/use-call.ts'
import type { CallError } from '#api/call-error.ts'
import { useCloseQuestion } from '#ui/form/edit/use-close-question.ts'
import { markChanged } from '#ui/list/trail/changed-record.ts'
import { RecordSteps } from '#ui/list/trail/record-steps.tsx'
import { WaitingFor } from '#ui/form/edit/waiting-for.tsx'
import { useNarrow } from '#ui/theme/media-query.ts'
import { type Action, useAction } from '#ui/action/use-action.ts'
import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import { type ProductDetail, productApi } from '@zhanggui/contract/goods/product'
import { Alert, Button, Drawer } from 'antd'
import { TimedNote } from '../timed/timed-note.tsx'
import { type ReactNode, useState } from 'react'

const WIDTH = 1280

interface LoadedProps {
  readonly id: number
  readonly title: string
  readonly onClose: () => void
  /** `reload` reads it again and says so once it is there, just before it is shown. */
  readonly children: (product: ProductDetail, reload: (onLoaded: () => void) => Promise<void>) => ReactNode
}

/** A drawer about a product, which is fetched every time it opens. */
export function LoadedDrawer({ id, title, onClose, children }: LoadedProps) {
  const query = useCall(productApi.info, { id }, { staleTime: 0 })
  // What comes later must not change under what is typed.
  const [held, setHeld] = useState<ProductDetail>()
  if (!held && query.data && query.isFetchedAfterMount) setHeld(query.data)
  const { message } = useApp()
  const reload = async (onLoaded: () => void) => {
    const { data, error } = await query.refetch()
    if (error) void message.error(error.message)
    if (error || !data) return
    onLoaded()
    setHeld(data)
  }
  if (held) return children(held, reload)
  return (
    <Drawer open title={title} size={WIDTH} extra={<RecordSteps />} onClose={onClose}>
      <WaitingFor waiting={{ error: query.error, retry: () => void query.refetch() }} rows={8} />
    </Drawer>
  )
}

interface Props<E extends Endpoint> {
  readonly title: string
  readonly product: ProductDetail
  readonly isChanged: boolean
  /** What saving does; nothing where something is wrong, which then says so itself. */
  readonly action: () => Pick<Action<E>, 'call' | 'input'> | undefined
  /** Goes on from what is stored now, after somebody else was faster. */
  readonly onLatest?: () => Promise<void>
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The frame of both drawers: who closes it with something typed is asked first. */
export function AmountDrawer<E extends Endpoint>(props: Props<E>) {
  const { title, product, isChanged, onLatest, onClose, children } = props
  const { run, isBusy } = useAction()
  const [refusal, setRefusal] = useState<CallError>()
  const isNarrow = useNarrow()
  const save = async () => {
    const action = props.action()
    if (!action) return false
    setRefusal(undefined)
    return run({ ...action, onRefused: setRefusal, onDone: () => markChanged(productApi.list, product.id) })
  }
  const { saveAndClose, mayLeave, close } = useCloseQuestion({ isDirty: isChanged, save }, title, onClose)
  return (
    <Drawer
      open
      className="amount-drawer"
      title={isNarrow ? title : `${title} - ${product.name}`}
      size={WIDTH}
      extra={<RecordSteps mayLeave={mayLeave} />}
      mask={{ closable: !isChanged }}
      onClose={close}
      footer={
        <div className="edit-footer">
          <Button onClick={close}>取消</Button>
          <Button
            type="primary"
            disabled={!isChanged || refusal?.kind === 'conflict'}
            loading={isBusy}
            onClick={() => void saveAndClose()}
          >
            {isBusy ? '提交中 ...' : '确定'}
          </Button>
        </div>
      }
    >
      <TimedNote of={product} />
      {refusal && <Refused error={refusal} onLatest={onLatest} />}
      {children}
    </Drawer>
  )
}

interface RefusedProps {
  readonly error: CallError
  readonly onLatest: (() => Promise<void>) | undefined
}

function Refused({ error: { kind, message }, onLatest }: RefusedProps) {
  if (kind !== 'conflict' || !onLatest) return <Alert type="error" showIcon title={message} />
  return (
    <Alert
      type="warning"
      showIcon
      title={message}
      description="查看最新数据后可以继续编辑，你填写的内容会保留。"
      action={
        <Button size="small" onClick={() => void onLatest()}>
          查看最新
        </Button>
      }
    />
  )
}
