import { lazyPart } from '#ui/chunk/lazy-part.ts'
import type { InputProps } from '#ui/input/input-props.ts'
import { useIdle } from '#ui/chunk/use-idle.ts'
import { Skeleton } from 'antd'
import { Suspense } from 'react'

const RichTextEditor = lazyPart(() => import('./rich-text-editor.tsx'))

interface Props extends InputProps<string> {
  readonly isReadOnly?: boolean
}

/** Formatted text with pictures of the library. The editor is large and comes when the rest of the form is there. */
export function RichTextInput({ isReadOnly = false, ...props }: Props) {
  const isIdle = useIdle()
  if (isReadOnly && !props.value) return <p className="rich-text-none">无</p>
  if (!isIdle) return <Coming />
  return (
    <Suspense fallback={<Coming />}>
      <RichTextEditor {...props} isReadOnly={isReadOnly} />
    </Suspense>
  )
}

const Coming = () => <Skeleton active paragraph={{ rows: 6 }} title={false} />
