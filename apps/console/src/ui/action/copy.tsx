import { useApp } from '#ui/feedback/use-app.ts'
import { CopyOutlined } from '@ant-design/icons'
import { Button, Typography } from 'antd'

interface Props {
  readonly text: string
  /** What is copied, for those who cannot see where the button stands. */
  readonly label: string
}

/** Copies a text; works on plain http addresses too. */
export function Copy({ text, label }: Props) {
  const { message } = useApp()
  if (text === '') {
    return (
      <Button
        type="link"
        size="small"
        icon={<CopyOutlined aria-hidden />}
        aria-label={`复制${label}`}
        onClick={() => void message.warning('无复制内容')}
      />
    )
  }
  return (
    <Typography.Text
      copyable={{ text, tooltips: [`复制${label}`, '复制成功'], onCopy: () => void message.success('复制成功') }}
    />
  )
}
