import type { InputProps } from '#ui/input/input-props.ts'
import { Skeleton } from 'antd'
import { lazy, Suspense } from 'react'

const RichTextEditor = lazy(() => import('./rich-text-editor.tsx'))

interface Props extends InputProps<string> {
  readonly isReadOnly?: boolean
}

/** Formatted text with pictures of the library. The editor comes when it is needed. */
export function RichTextInput({ isReadOnly = false, ...props }: Props) {
  if (isReadOnly && !props.value) return <p className="rich-text-none">无</p>
  return (
    <Suspense fallback={<Skeleton active paragraph={{ rows: 6 }} title={false} />}>
      <RichTextEditor {...props} isReadOnly={isReadOnly} />
    </Suspense>
  )
}
