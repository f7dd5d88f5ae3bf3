import { saveFile } from '#api/download.ts'
import { useApp } from '#ui/feedback/use-app.ts'
import { Alert, Button, Checkbox, Flex } from 'antd'
import { useState } from 'react'
import './factor.css'

interface Props {
  readonly account: string
  readonly codes: readonly string[]
  readonly onDone: () => void
}

/** Shown this once: who goes on says that they are kept. */
export function RecoveryCodes({ account, codes, onDone }: Props) {
  const { message } = useApp()
  const [isKept, setKept] = useState(false)
  const text = `${account} 的恢复码（每个只能用一次）\n\n${codes.join('\n')}\n`
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => message.success('复制成功'),
      () => message.warning('浏览器不允许复制，请下载或抄写'),
    )
  const save = () => saveFile({ blob: new Blob([text], { type: 'text/plain' }), fileName: `恢复码-${account}.txt` })
  return (
    <section aria-label="恢复码">
      <Alert
        type="warning"
        showIcon
        title="请立即保存恢复码，关闭后不再显示"
        description="手机不在身边时，用恢复码代替动态码登录，每个只能用一次。"
      />
      <ol className="factor-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Flex gap={8}>
        <Button onClick={() => void copy()}>复制全部</Button>
        <Button onClick={save}>下载</Button>
      </Flex>
      <Flex vertical gap={12} className="factor-kept">
        <Checkbox checked={isKept} onChange={({ target }) => setKept(target.checked)}>
          我已把恢复码保存在安全的地方
        </Checkbox>
        <Button type="primary" block disabled={!isKept} onClick={onDone}>
          完成
        </Button>
      </Flex>
    </section>
  )
}
