import { useApp } from '#ui/feedback/use-app.ts'
import { ActionButton } from '#ui/action/action-button.tsx'
import { Can } from '#ui/action/can.tsx'
import { CodeTag } from '#ui/show/code-tag.tsx'
import { Copy } from '#ui/action/copy.tsx'
import { LoadFailed, NotAllowed, NoMatches, EmptyList, RowSkeleton } from '#ui/list/list-empty.tsx'
import { Money } from '#ui/show/money.tsx'
import { ShopTime } from '#ui/show/shop-time.tsx'
import { useConfirm } from '#ui/action/use-confirm.tsx'
import { abbreviateNumber } from '@zhanggui/domain/kernel/abbreviate-number'
import { toFen } from '@zhanggui/domain/kernel/money'
import { Button } from 'antd'
import { sampleApi, sampleStatus } from './gallery-api.ts'

const nothing = () => undefined
const loadedAt = new Date()

export function GalleryPieces() {
  return (
    <>
      <Shelf />
      <section aria-label="列表的空状态">
        <h2>列表的空状态</h2>
        <div className="gallery-states">
          <div>
            <EmptyList title="还没有商品" hint="添加第一个商品吧。" action={<Button type="primary">添加商品</Button>} />
          </div>
          <div>
            <NoMatches onReset={nothing} />
          </div>
          <div>
            <NotAllowed />
          </div>
          <div>
            <LoadFailed error={new Error('网络连接异常，请检查网络后重试')} onRetry={nothing} />
          </div>
          <div>
            <RowSkeleton />
          </div>
        </div>
      </section>
    </>
  )
}

function Shelf() {
  const { message } = useApp()
  const { confirm, prompt } = useConfirm()
  const askName = async () => {
    const name = await prompt({ title: '分类名称', action: '添加' })
    if (name !== undefined) void message.success(name)
  }
  return (
    <section aria-label="小件">
      <h2>小件</h2>
      <div className="gallery-shelf">
        {sampleStatus.codes.map((code) => (
          <CodeTag key={code} table={sampleStatus} code={code} />
        ))}
        <Money fen={toFen(1_234_567_89)} />
        <Money fen={toFen(-50)} />
        <ShopTime at={loadedAt} />
        <ShopTime at={new Date(0)} exact />
        <span>
          订单号 20260101 <Copy text="20260101" label="订单号" />
        </span>
        <Copy text="" label="空内容" />
        <span>{[999, 12_345, 6_780_000].map(abbreviateNumber).join(' · ')}</span>
        <Button onClick={() => void confirm({})}>确认框</Button>
        <Button onClick={() => void askName()}>输入框</Button>
        <ActionButton
          call={sampleApi.save}
          input={{ name: '样例', code: 'YL0001', postage: '0', isOpen: true, version: 1 }}
          look="primary"
        >
          提交
        </ActionButton>
        <ActionButton call={sampleApi.delete} input={{ id: 1 }} because="已上架的商品不能删除，请先下架">
          删除
        </ActionButton>
        <Can call={sampleApi.list}>
          <span>有权限才可见</span>
        </Can>
      </div>
    </section>
  )
}
