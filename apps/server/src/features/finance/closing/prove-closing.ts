import { announceClosing, type ClosingWork, moveClosing } from './move-closing.ts'

interface Proof {
  readonly closingNo: string
  /** Pictures. */
  readonly closingProof: readonly string[]
  readonly transferTime?: Date | undefined
}

/** The platform has sent the money. */
export async function proveClosing(context: ClosingWork, { closingNo, closingProof, transferTime }: Proof) {
  const set = { proof: JSON.stringify(closingProof), paid_at: transferTime ?? context.now }
  const { amount } = await moveClosing(context, closingNo, 'pay', set)
  announceClosing(context, { closingNo, amount }, { title: '结算已到账', text: '已打款，请注意查收。' })
  return null
}
