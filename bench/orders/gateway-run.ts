// Child process: clients that place and pay orders, each at a shop of its own; reports how many milliseconds all of it took.
// Arguments: address of the server, id and secret of the key, first shop, clients, orders.
import { placeByGateway } from './place-by-gateway.ts'
import { skuOf } from './order-shops.sql.ts'

const [url = '', keyId = '', secret = '', first = '', clients = '', orders = ''] = process.argv.slice(2)
const start = performance.now()
await Promise.all(
  Array.from({ length: Number(clients) }, async (_, client) => {
    const sku = skuOf(Number(first) + client)
    for (let n = 0; n < Number(orders) / Number(clients); n += 1) await placeByGateway(url, { keyId, secret }, sku)
  }),
)
process.send?.(performance.now() - start)
process.disconnect()
