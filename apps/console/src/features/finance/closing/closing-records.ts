import { load } from '#api/load.ts'
import { recordPath } from '#ui/list/trail/open-record.tsx'
import type { RecordSource } from '#ui/page/record-source.ts'
import { closingApi } from '@zhanggui/contract/finance/closing'
import { closingAudit } from '@zhanggui/domain/finance/closing-codes'
import { formatYuan } from '@zhanggui/domain/kernel/money'

/** Settlements by their number, which is pasted whole. */
const closingRecords: RecordSource = {
  title: '结算单',
  calls: [closingApi.list, closingApi.info],
  find: async (words, signal) => {
    if (!/^cm\d{8,}$/i.test(words)) return []
    const { list } = await load(closingApi.list, { closingNo: words.toUpperCase(), limit: 1 }, signal)
    return list.map(({ id, closingNo, amount, auditStatus }) => ({
      id,
      label: closingNo,
      hint: `${closingAudit.label(auditStatus)} · ${formatYuan(amount)} 元`,
      path: recordPath('/finance/closingRecord', closingNo),
    }))
  },
}
export default closingRecords
