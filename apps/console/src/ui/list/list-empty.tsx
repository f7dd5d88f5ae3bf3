import './list-empty.css'
import { Button } from '#ui/action/button.tsx'
import { CallError } from '#api/call-error.ts'
import { InboxOutlined, LockOutlined, SearchOutlined, WarningOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'

interface Props {
  readonly icon: ReactNode
  readonly title: string
  readonly hint?: string | undefined
  readonly children?: ReactNode
}

function Nothing({ icon, title, hint, children }: Props) {
  return (
    <div className="list-empty" role="status">
      <span className="list-empty-icon" aria-hidden>
        {icon}
      </span>
      <strong>{title}</strong>
      {hint && <p>{hint}</p>}
      {children}
    </div>
  )
}

/** What a list says before it has its first row. */
export interface EmptyListText {
  readonly title: string
  readonly hint?: string
  /** The next step: how the first one is made. */
  readonly action?: ReactNode
}

export const EmptyList = ({ title, hint, action }: EmptyListText) => (
  <Nothing icon={<InboxOutlined aria-hidden />} title={title} hint={hint}>
    {action}
  </Nothing>
)

interface NoMatchesProps {
  /** What the filter asks for cannot be asked: why. */
  readonly because?: string | undefined
  readonly onReset: () => void
  /** Where else there are some. */
  readonly children?: ReactNode
}

export const NoMatches = ({ because = '没有符合条件的数据', onReset, children }: NoMatchesProps) => (
  <Nothing icon={<SearchOutlined aria-hidden />} title={because} hint="换个条件试试，或者清除全部筛选。">
    {children}
    <Button onClick={onReset}>清除筛选</Button>
  </Nothing>
)

export const NotAllowed = () => (
  <Nothing
    icon={<LockOutlined aria-hidden />}
    title="没有查看权限"
    hint="需要查看时，请联系店铺管理员为你的角色开通。"
  />
)

interface LoadFailedProps {
  readonly error: Error | null
  readonly onRetry: () => void
}

/** Why loading failed. A missing permission is named as such: retrying would not help. */
export const LoadFailed = ({ error, onRetry }: LoadFailedProps) =>
  error instanceof CallError && error.kind === 'forbidden' ? (
    <NotAllowed />
  ) : (
    <Nothing icon={<WarningOutlined aria-hidden />} title="加载失败" hint={error?.message}>
      <Button look="primary" onClick={onRetry}>
        重试
      </Button>
    </Nothing>
  )

/** Skeleton of rows that are loading for the first time. */
export const RowSkeleton = () => (
  <div className="list-skeleton" role="status" aria-label="正在加载">
    {Array.from({ length: 8 }, (_, index) => (
      <span key={index} style={{ width: `${96 - ((index * 17) % 24)}%` }} />
    ))}
  </div>
)
