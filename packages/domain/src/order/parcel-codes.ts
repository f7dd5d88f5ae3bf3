import { codeTable } from '../kernel/code-table.ts'

/** Where a parcel is, as carriers tell it. */
export const parcelStatus = codeTable({
  collected: { code: 0, label: '揽件', tone: 'info' },
  onTheWay: { code: 1, label: '在途中', tone: 'info' },
  outForDelivery: { code: 2, label: '派件', tone: 'info' },
  signed: { code: 3, label: '已签收', tone: 'success' },
  failed: { code: 4, label: '派送失败', tone: 'danger' },
  trouble: { code: 5, label: '疑难件', tone: 'danger' },
  returned: { code: 6, label: '退件签收', tone: 'warning' },
})
