import { InputProblem } from '#ui/input/input-problem.tsx'
import { useAction } from '#ui/action/use-action.ts'
import { useConfirm } from '#ui/action/use-confirm.tsx'
import { pictureApi } from '@zhanggui/contract/picture'
import { type CollectedProduct, type LostPicture, productCollectApi } from '@zhanggui/contract/goods/product-collect'
import { collectShop } from '@zhanggui/domain/product/product-codes'
import { shopOfLink } from '@zhanggui/domain/product/shop-link'
import { Alert, Button, Input } from 'antd'
import { useId, useState } from 'react'

interface Props {
  readonly left: number
  /** Something stands in the form already. */
  readonly isDirty: boolean
  readonly onCollected: (product: CollectedProduct) => void
}

const SHOPS = collectShop.options.map(({ label }) => label).join('、')

function whyNotLink(url: string): string | undefined {
  if (url === '') return '请输入链接地址！'
  return shopOfLink(url) === undefined ? `仅支持${SHOPS}的商品链接` : undefined
}

/** A product out of a link into another shop: what can be taken over fills the form below. */
export function CollectCard({ left, isDirty, onCollected }: Props) {
  const { confirm } = useConfirm()
  const hint = useId()
  const [url, setUrl] = useState('')
  const [problem, setProblem] = useState<string>()
  const [lost, setLost] = useState<readonly LostPicture[]>()
  const { run, isBusy } = useAction()
  const start = async () => {
    const link = url.trim()
    const reason = whyNotLink(link)
    setProblem(reason)
    if (reason !== undefined || isBusy) return
    const question = { text: '采集到的内容会覆盖已填写的内容。', action: '采集并覆盖' }
    if (isDirty && !(await confirm(question))) return
    setLost(undefined)
    await run({
      call: productCollectApi.copy,
      input: { url: link },
      refresh: [pictureApi],
      success: '',
      onDone: ({ info, lostPictures }) => {
        onCollected(info)
        setLost(lostPictures)
      },
      onRefused: ({ message }) => setProblem(message),
    })
  }
  return (
    <section className="collect-card" aria-label="商品采集">
      <Alert type="info" showIcon title="生成的商品默认是没有上架的，请手动上架商品！" />
      <div className="collect-link">
        <Input
          aria-label="链接地址"
          aria-describedby={hint}
          aria-invalid={problem !== undefined}
          {...(problem === undefined ? {} : { status: 'error' })}
          placeholder="请输入链接地址"
          inputMode="url"
          maxLength={1000}
          allowClear
          value={url}
          onChange={({ target }) => setUrl(target.value)}
          onPressEnter={({ ctrlKey, metaKey }) => (ctrlKey || metaKey ? undefined : void start())}
        />
        <Button type="primary" loading={isBusy} disabled={left === 0} onClick={() => void start()}>
          采集
        </Button>
      </div>
      <InputProblem text={problem} />
      <p id={hint}>
        你当前剩余{left}条采集次数。{left === 0 ? '请联系平台客服增加。' : `支持${SHOPS}的商品链接，失败不扣次数。`}
      </p>
      <div role="status">
        {isBusy && '正在读取商品和图片，最多需要一分钟…'}
        {lost && <Outcome lost={lost} />}
      </div>
    </section>
  )
}

const DONE = '采集成功，已填入下面的表单。请补充分类、运费模板、价格和库存后保存。'

function Outcome({ lost }: { readonly lost: readonly LostPicture[] }) {
  if (lost.length === 0) return <Alert type="success" showIcon title={DONE} />
  return (
    <Alert
      type="warning"
      showIcon
      title={`${DONE}有 ${lost.length} 张图片没有采集到：`}
      description={
        <ul>
          {lost.map(({ place, reason }) => (
            <li key={place}>
              {place}：{reason}
            </li>
          ))}
        </ul>
      }
    />
  )
}
