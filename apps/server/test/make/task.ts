import { productBatchApi } from '@zhanggui/contract/goods/product-batch'
import { taskApi } from '@zhanggui/contract/task'
import { vi } from 'vitest'
import { inMerchant } from '#platform/db/merchant-db'
import { makeProduct } from '#test/make/product.sql'
import type { Person, Shop } from '#test/make/shop.sql'
import type { TestApp } from '#test/app/test-app'
import { insertTask } from '../../src/features/tasks/task.sql.ts'

/** What became of a task, as soon as it has ended. */
export async function ended(app: TestApp, { token }: Person, id: number) {
  await app.drainJobs()
  return vi.waitUntil(
    async () => {
      const { data } = await app.call(taskApi.info, { id }, { token })
      return data.finishTime !== null && data
    },
    { timeout: 120_000, interval: 50 },
  )
}

/** A batch over a product that cannot be restored, which has come to its end. */
export async function makeFailedBatch(app: TestApp, shop: Shop): Promise<number> {
  const { id } = await makeProduct(app, shop)
  const { data } = await app.call(productBatchApi.restore, { idList: [id] }, { token: shop.owner.token })
  await ended(app, shop.owner, data.taskId)
  return data.taskId
}

/** A task that nobody works at. */
export async function makeUnfinishedTask(app: TestApp, { merId, owner: { adminId } }: Shop, id: number) {
  const task = { id, kind: 'productBatch', title: '批量上架商品', params: {}, total: 0, adminId } as const
  await inMerchant(app.platform.pool, merId, 'write', (db) => insertTask(db, task, app.now()))
}
