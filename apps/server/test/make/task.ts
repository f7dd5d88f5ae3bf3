import { productBatchApi } from '@zhanggui/contract/goods/product-batch'
import { taskApi } from '@zhanggui/contract/task'
import { vi } from 'vitest'
import type { Person, Shop } from '#test/make/shop.sql'
import type { TestApp } from '#test/app/test-app'

/** What became of a task, as soon as it has ended. */
export async function ended(app: TestApp, { token }: Person, id: number) {
  await app.drainJobs()
  return vi.waitUntil(
    async () => {
      const { data } = await app.call(taskApi.info, { id }, { token })
      return data.finishTime !== null && data
    },
    { timeout: 100_000, interval: 50 },
  )
}

/** A batch over a product that does not exist, which has come to its end. */
export async function makeFailedBatch(app: TestApp, { owner }: Shop): Promise<number> {
  const { data } = await app.call(productBatchApi.up, { idList: [1] }, { token: owner.token })
  await ended(app, owner, data.taskId)
  return data.taskId
}
