import { z } from 'zod'
import type { MerchantDb } from '#platform/db/merchant-db'
import { defineJob, type Job } from '#platform/jobs/job'
import { listMerchantIds } from '#platform/jobs/job.sql'
import type { WriteContext } from '#platform/transactions'

const BATCH = 100

export interface DueOrder {
  readonly id: number
  readonly orderNo: string
}

interface Timer {
  readonly kind: string
  readonly everySeconds: number
  /** Orders of a shop whose time has come, those with larger ids than the last one, by id. */
  readonly findDue: (db: MerchantDb, page: { now: Date; after: number; limit: number }) => Promise<DueOrder[]>
  /** In a transaction of its own. Looks again: somebody may have been faster. */
  readonly act: (context: WriteContext, order: DueOrder) => Promise<unknown>
}

/** Does something to orders when their time has come, shop by shop. An order that fails does not hold up the others. */
export const merchantTimer = ({ kind, everySeconds, findDue, act }: Timer): Job<object> =>
  defineJob({
    kind,
    payload: z.object({}),
    everySeconds,
    run: async ({ inPlatform, forMerchant, clock, log }) => {
      for (const merId of await inPlatform(listMerchantIds)) {
        const { inRead, inWrite } = forMerchant(merId)
        let after = 0
        for (let due = BATCH; due === BATCH;) {
          const orders = await inRead((db) => findDue(db, { now: clock(), after, limit: BATCH }))
          for (const order of orders) {
            await inWrite((context) => act(context, order)).catch((error: unknown) =>
              log.error({ err: error, merId, orderNo: order.orderNo }, `${kind} failed`),
            )
            after = order.id
          }
          due = orders.length
        }
      }
    },
  })
