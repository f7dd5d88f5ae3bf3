import { seckillApi } from '@zhanggui/contract/marketing/seckill'
import { changesBetween, type RecordChanges } from '@zhanggui/domain/audit/change-rules'
import { noticeKind } from '@zhanggui/domain/notice/notice-kinds'
import { type SeckillAudit, seckillAudit } from '@zhanggui/domain/seckill/seckill-codes'
import type { WriteContext } from '#platform/transactions'
import { lockForAction } from './lock-for-action.ts'
import { updateSeckill } from './seckill-product.sql.ts'

/** What the platform decides about a product that a shop has offered. */
type SeckillDecision =
  | { readonly kind: 'pass' }
  | { readonly kind: 'refuse'; readonly reason: string }
  | { readonly kind: 'forceDown' }

interface Outcome {
  readonly auditStatus: SeckillAudit
  readonly refusal: string
  readonly told: string
}

function outcomeOf(decision: SeckillDecision): Outcome {
  if (decision.kind === 'pass') return { auditStatus: seckillAudit.is.passed, refusal: '', told: '审核通过' }
  const auditStatus = seckillAudit.is.refused
  if (decision.kind === 'forceDown') return { auditStatus, refusal: '平台强制下架', told: '已被平台下架' }
  return { auditStatus, refusal: decision.reason, told: `审核未通过：${decision.reason}` }
}

/** The platform's decision, told to those who look after the shop's flash sales. */
export async function reviewSeckill(
  context: WriteContext & { readonly recordChanges: RecordChanges },
  id: number,
  decision: SeckillDecision,
): Promise<null> {
  const { db, now, recordChanges, announce, announceArea } = context
  const [product] = await lockForAction(context, [id], decision.kind)
  if (!product) throw new Error(`seckill product ${id} was not locked`)
  const { auditStatus, refusal, told } = outcomeOf(decision)
  const set = { audit_status: auditStatus, refusal, updated_at: now }
  await updateSeckill(db, [id], decision.kind === 'forceDown' ? { ...set, is_shown: false } : set)
  const { name } = product
  recordChanges(
    changesBetween({ 审核状态: [seckillAudit.label(product.auditStatus), seckillAudit.label(auditStatus)] }),
    name,
  )
  announce({
    kind: noticeKind.is.productReview,
    title: '秒杀商品审核',
    content: `「${product.activityName}」的 ${name} ${told}`,
    url: `/marketing/seckill/list?auditStatus=${auditStatus}&proName=${encodeURIComponent(name)}`,
    permission: seckillApi.list.permission,
  })
  announceArea(seckillApi)
  return null
}
