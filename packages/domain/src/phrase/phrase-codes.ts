import { codeTable } from '../kernel/code-table.ts'

/** What a phrase is for. */
export const phraseKind = codeTable({
  reviewReply: { code: 1, label: '评论回复' },
  refundRefusal: { code: 2, label: '拒绝退款' },
  remark: { code: 3, label: '备注' },
})
export type PhraseKind = (typeof phraseKind.codes)[number]
