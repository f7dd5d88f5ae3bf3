import { closingGateway } from '@zhanggui/contract/gateway/closing'
import { accountOf, auditClosing, closingRowOf, listClosings, proveClosing } from '#features/finance/public'
import { mapPage } from '#platform/db/page-window'
import { answerOnce } from '../access/gateway-request.sql.ts'
import { bindGateway } from '../gateway-route.ts'

/** The platform decides about payouts and proves that it has paid them; the same number never counts twice. */
export const closingGatewayRoutes = bindGateway(closingGateway, {
  list: ({ readMerchant, now }, { merId, ...query }) =>
    readMerchant(merId, async (db) =>
      mapPage(await listClosings(db, query, now), (stored) => ({
        ...closingRowOf(stored),
        ...accountOf(stored),
        mark: stored.remark,
      })),
    ),
  audit: ({ runForMerchant }, { merId, number, ...decision }) =>
    runForMerchant(merId, (merchant) => {
      const request = { kind: 'closing.audit', number, content: decision, reply: closingGateway.audit.reply }
      return answerOnce(merchant, request, () => auditClosing(merchant, decision))
    }),
  proof: ({ runForMerchant }, { merId, number, ...proof }) =>
    runForMerchant(merId, (merchant) => {
      const request = { kind: 'closing.proof', number, content: proof, reply: closingGateway.proof.reply }
      return answerOnce(merchant, request, () => proveClosing(merchant, proof))
    }),
})
