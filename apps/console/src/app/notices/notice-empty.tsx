import { Button, Empty } from 'antd'

const TEXTS = {
  nothing: { title: '还没有通知', hint: '有新订单或退款申请时会显示在这里', step: undefined },
  'no-match': { title: '没有符合条件的通知', hint: undefined, step: '查看全部通知' },
  failed: { title: '通知加载失败', hint: undefined, step: '重试' },
} as const

interface NoticeEmptyProps {
  readonly kind: keyof typeof TEXTS
  readonly reason?: string
  readonly onStep: () => void
}

export function NoticeEmpty({ kind, reason, onStep }: NoticeEmptyProps) {
  const { title, hint, step } = TEXTS[kind]
  return (
    <div role={kind === 'failed' ? 'alert' : undefined}>
      <Empty
        className="notice-empty"
        image={Empty.PRESENTED_IMAGE_SIMPLE}
        description={
          <>
            <span className="notice-empty-title">{title}</span>
            <span>{reason ?? hint}</span>
          </>
        }
      >
        {step && <Button onClick={onStep}>{step}</Button>}
      </Empty>
    </div>
  )
}
