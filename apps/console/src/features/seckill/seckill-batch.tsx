import { ActionButton } from '#ui/action/action-button.tsx'
import type { Selection } from '#ui/list/use-selection.ts'
import { seckillApi } from '@zhanggui/contract/marketing/seckill'
import type { SeckillRow } from '@zhanggui/contract/marketing/seckill-fields'
import { type SeckillAction, whyNotSeckill } from '@zhanggui/domain/seckill/seckill-rules'

const ALL = '请勾选要处理的商品'

/** All or nothing, so one that may not blocks it, with its name. */
function whyNotAll({ rows, isAll }: Selection<SeckillRow>, action: SeckillAction): string | undefined {
  if (isAll) return ALL
  const blocked = rows.find((row) => whyNotSeckill(row, action) !== undefined)
  return blocked && `${blocked.name}：${whyNotSeckill(blocked, action)}`
}

/** Up, down and delete for the ticked products. */
export function SeckillBatch({ selection }: { readonly selection: Selection<SeckillRow> }) {
  const ids = selection.rows.map(({ id }) => id)
  const { count, clear } = selection
  const common = { input: { ids }, onDone: clear }
  return (
    <>
      <ActionButton
        {...common}
        call={seckillApi.up}
        because={whyNotAll(selection, 'up')}
        confirm={{ text: `上架选中的 ${count} 个秒杀商品吗？`, action: '上架' }}
        success="上架成功"
      >
        批量上架
      </ActionButton>
      <ActionButton
        {...common}
        call={seckillApi.down}
        because={whyNotAll(selection, 'down')}
        confirm={{ text: `选中的 ${count} 个商品在活动中停售，可以随时重新上架。`, action: '下架' }}
        success="下架成功"
      >
        批量下架
      </ActionButton>
      <ActionButton
        {...common}
        isDanger
        call={seckillApi.delete}
        because={whyNotAll(selection, 'delete')}
        confirm={{ text: `删除选中的 ${count} 个秒杀商品吗？`, action: '删除', isDanger: true }}
        success="删除成功"
      >
        批量删除
      </ActionButton>
    </>
  )
}
