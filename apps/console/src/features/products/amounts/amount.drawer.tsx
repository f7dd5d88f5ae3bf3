import './amount.drawer.css'
import { useCall } from '#api/use-call.ts'
import { LoadFailed } from '#ui/list/list-empty.tsx'
import { useNarrow } from '#ui/media-query.ts'
import { useAction } from '#ui/use-action.ts'
import { useLeaveQuestion } from '#ui/use-leave-question.tsx'
import { type ProductDetail, productApi } from '@zhanggui/contract/product'
import { Button, Drawer, Skeleton } from 'antd'
import { type ReactNode, useState } from 'react'

const WIDTH = 1280

interface LoadedProps {
  readonly id: number
  readonly title: string
  readonly onClose: () => void
  readonly children: (product: ProductDetail) => ReactNode
}

/** A drawer over a product that is read anew each time. */
export function LoadedDrawer({ id, title, onClose, children }: LoadedProps) {
  const query = useCall(productApi.info, { id })
  // What comes later must not change under what is typed.
  const [held, setHeld] = useState<ProductDetail>()
  if (!held && query.data && query.isFetchedAfterMount) setHeld(query.data)
  if (held) return children(held)
  return (
    <Drawer open title={title} size={WIDTH} onClose={onClose}>
      {query.error ? (
        <LoadFailed reason={query.error.message} onRetry={() => void query.refetch()} />
      ) : (
        <div role="status" aria-label="正在加载">
          <Skeleton active paragraph={{ rows: 8 }} />
        </div>
      )}
    </Drawer>
  )
}

interface Props {
  readonly title: string
  readonly product: ProductDetail
  readonly isChanged: boolean
  /** Saves through the action; nothing where something is wrong, which then says so itself. */
  readonly save: (run: ReturnType<typeof useAction>['run'], done: () => void) => Promise<void> | undefined
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The frame of both drawers: who closes it with something typed is asked first. */
export function AmountDrawer({ title, product, isChanged, save, onClose, children }: Props) {
  const { run, isBusy } = useAction()
  const ask = useLeaveQuestion()
  const isNarrow = useNarrow()
  const close = async () => {
    const answer = isChanged ? await ask(`「${title}」的修改尚未保存，放弃将丢失这些修改。`, true) : 'discard'
    if (answer === 'save') await save(run, onClose)
    if (answer === 'discard') onClose()
  }
  return (
    <Drawer
      open
      className="amount-drawer"
      title={isNarrow ? title : `${title} - ${product.name}`}
      size={WIDTH}
      mask={{ closable: !isChanged }}
      onClose={() => void close()}
      footer={
        <div className="amount-footer">
          <Button onClick={() => void close()}>取消</Button>
          <Button type="primary" disabled={!isChanged} loading={isBusy} onClick={() => void save(run, onClose)}>
            {isBusy ? '提交中 ...' : '确定'}
          </Button>
        </div>
      }
    >
      {children}
    </Drawer>
  )
}
