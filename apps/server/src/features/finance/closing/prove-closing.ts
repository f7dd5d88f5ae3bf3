import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { closingGateway } from '@zhanggui/contract/gateway/closing'
import { announceClosing, type ClosingWork, moveClosing } from './move-closing.ts'

type Proof = Omit<InputOf<typeof closingGateway.proof>, 'merId' | 'number'>

/** The platform has sent the money. */
export async function proveClosing(context: ClosingWork, { closingNo, closingProof, transferTime }: Proof) {
  const set = { proof: JSON.stringify(closingProof), paid_at: transferTime ?? context.now }
  const { amount } = await moveClosing(context, closingNo, 'pay', set)
  announceClosing(context, { closingNo, amount }, { title: '结算已到账', text: '已打款，请注意查收。' })
  return null
}
