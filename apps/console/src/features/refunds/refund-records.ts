import { load } from '#api/load.ts'
import { recordPath } from '#ui/list/trail/open-record.tsx'
import type { RecordSource } from '#ui/page/record-source.ts'
import { formatYuan } from '@zhanggui/domain/kernel/money'
import { ALL_REFUNDS, refundStatus } from '@zhanggui/domain/order/refund-codes'
import { refundApi } from '@zhanggui/contract/order/refund'

const MOST = 5

/** Which field the words are looked for in: numbers say by themselves what they are. */
function refundQuery(words: string) {
  if (/^re\d+$/i.test(words)) return { refundOrderNo: words.toUpperCase() }
  return /^(?:sh|pt)?\d{8,}$/i.test(words)
    ? { orderNo: words.toUpperCase() }
    : { searchType: 'all' as const, content: words }
}

/** Refunds by their number, the number of their order, or their buyer. */
const refundRecords: RecordSource = {
  title: '退款单',
  calls: [refundApi.list, refundApi.info],
  find: async (words, signal) => {
    const { list } = await load(
      refundApi.list,
      { ...refundQuery(words), refundStatus: ALL_REFUNDS, limit: MOST },
      signal,
    )
    return list.map((refund) => ({
      id: refund.id,
      label: refund.refundOrderNo,
      hint: `${refundStatus.label(refund.refundStatus)} · ${refund.userNickName} · ${formatYuan(refund.refundPrice)} 元`,
      path: recordPath('/order/refund', refund.refundOrderNo),
    }))
  },
}
export default refundRecords
