import { textOf } from '#api/call-error.ts'
import { useChange } from '#api/use-call.ts'
import { InputProblem } from '#ui/input/input-problem.tsx'
import { type CollectedProduct, productCollectApi } from '@zhanggui/contract/product-collect'
import { Alert, Button, Input } from 'antd'
import { useState } from 'react'

interface Props {
  readonly left: number
  readonly onCollected: (product: CollectedProduct) => void
}

/** A product out of a link into another shop: what can be taken over fills the form below. */
export function CollectCard({ left, onCollected }: Props) {
  const [url, setUrl] = useState('')
  const [problem, setProblem] = useState<string>()
  const collect = useChange(productCollectApi.copy, { quiet: true })
  const start = async () => {
    if (url.trim() === '') {
      setProblem('请输入链接地址！')
      return
    }
    setProblem(undefined)
    try {
      onCollected((await collect.mutateAsync({ url })).info)
    } catch (error) {
      setProblem(textOf(error))
    }
  }
  return (
    <section className="collect-card" aria-label="商品采集">
      <Alert type="info" showIcon title="生成的商品默认是没有上架的，请手动上架商品！" />
      <div className="collect-link">
        <Input
          aria-label="链接地址"
          aria-invalid={problem !== undefined}
          placeholder="请输入链接地址"
          value={url}
          onChange={({ target }) => setUrl(target.value)}
          onPressEnter={() => void start()}
        />
        <Button type="primary" loading={collect.isPending} onClick={() => void start()}>
          采集
        </Button>
      </div>
      <InputProblem text={problem} />
      <p>您当前剩余{left}条采集次数</p>
    </section>
  )
}
