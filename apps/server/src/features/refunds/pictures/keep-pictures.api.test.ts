import { writeFile } from 'node:fs/promises'
import { refundApi } from '@zhanggui/contract/order/refund'
import { expect, test } from 'vitest'
import type { fetchFile } from '#platform/http/files/fetch-file'
import { refuse } from '#platform/http/refusals'
import { jobContextOf } from '#platform/jobs/job-context'
import { setupTestApp } from '#test/app/test-app'
import { jpeg } from '#test/files/sample-files'
import { makeRefund } from '#test/make/orders/refund'
import { makeShop } from '#test/make/shop.sql'
import { keepPictures } from './keep-pictures.ts'

const app = setupTestApp()

/** Addresses inside the network are refused before anybody is asked, so the node's own job changes nothing here. */
const pictures = ['/media/a.png', 'http://127.0.0.1/1.jpg', 'http://127.0.0.1/gone.jpg']

test('a buyer’s pictures on other servers become the shop’s own; what is gone keeps its address', async () => {
  const shop = await makeShop(app)
  const { refundOrderNo } = await makeRefund(app, shop, { pictures })
  await app.drainJobs()
  const shown = async () =>
    (await app.call(refundApi.info, { refundOrderNo }, { token: shop.owner.token })).data.refundReasonWapImg
  expect(await shown()).toEqual(pictures)

  const fetch: typeof fetchFile = async (address, path) =>
    address.endsWith('gone.jpg') ? refuse('对方返回 404') : writeFile(path, await jpeg())
  await keepPictures(jobContextOf(app.platform, shop.merId, 1), refundOrderNo, fetch)
  const [own, copied = '', gone] = await shown()
  expect([own, gone]).toEqual([pictures[0], pictures[2]])
  const file = await globalThis.fetch(app.url + copied)
  expect([file.headers.get('content-type'), (await file.arrayBuffer()).byteLength > 0]).toEqual(['image/jpeg', true])
})
