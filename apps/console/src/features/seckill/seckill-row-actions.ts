import { callAction, deleteAction, linkAction, openAction, type RowAction } from '#ui/action/row-action.ts'
import { seckillApi } from '@zhanggui/contract/marketing/seckill'
import type { SeckillRow } from '@zhanggui/contract/marketing/seckill-fields'
import { seckillAudit } from '@zhanggui/domain/seckill/seckill-codes'
import { whyNotSeckill } from '@zhanggui/domain/seckill/seckill-rules'
import { resubmitPath } from './seckill-paths.ts'

/** What can be done with a product, by what the platform has said about it. */
export function seckillActions(product: SeckillRow, open: (id: number) => void): RowAction[] {
  const { id, name, auditStatus } = product
  const details = openAction('详情', () => open(id), seckillApi.info)
  if (auditStatus === seckillAudit.is.waiting) return [details, withdraw(id, name)]
  if (auditStatus === seckillAudit.is.refused) {
    return [
      details,
      linkAction('重新提交', resubmitPath(product), seckillApi.add),
      deleteAction(seckillApi.delete, { ids: [id] }, { text: `删除秒杀商品「${name}」吗？` }),
    ]
  }
  const reprice = openAction('编辑', () => open(id), seckillApi.setPrices, whyNotSeckill(product, 'setPrice'))
  return [shelve(product), reprice, details]
}

const withdraw = (id: number, name: string) =>
  callAction('撤回审核', {
    call: seckillApi.withdraw,
    input: { id },
    confirm: { text: `撤回后「${name}」不再参加该活动，可以重新添加。`, action: '撤回审核' },
    success: '撤回成功',
  })

const shelve = (product: SeckillRow) => {
  const { id, name, isShow } = product
  return isShow
    ? callAction('下架', {
        call: seckillApi.down,
        input: { ids: [id] },
        confirm: { text: `下架后「${name}」在活动中停售，可以随时重新上架。`, action: '下架' },
        success: '下架成功',
      })
    : callAction('上架', {
        call: seckillApi.up,
        input: { ids: [id] },
        because: whyNotSeckill(product, 'up'),
        confirm: { text: `上架秒杀商品「${name}」吗？`, action: '上架' },
        success: '上架成功',
      })
}
