// Child process: clients that place and pay orders, each at a shop of its own; reports how many milliseconds all of it took.
// Arguments: address of the server, id and secret of the key, first shop, clients, orders, and orders of each client before that.
import { placeByGateway } from './place-by-gateway.ts'
import { skuOf } from './order-shops.sql.ts'

const [url = '', keyId = '', secret = '', first = '', clients = '', orders = '', warmUp = ''] = process.argv.slice(2)
const skus = Array.from({ length: Number(clients) }, (_, client) => skuOf(Number(first) + client))
const placeEach = (count: number) =>
  Promise.all(
    skus.map(async (sku) => {
      for (let n = 0; n < count; n += 1) await placeByGateway(url, { keyId, secret }, sku)
    }),
  )
await placeEach(Number(warmUp))
const start = performance.now()
await placeEach(Number(orders) / Number(clients))
process.send?.(performance.now() - start)
process.disconnect()
