// Reading products over HTTP: the list with one client and with sixteen, and one product, small and large.
import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { API_BASE } from '@zhanggui/contract/kernel/endpoint'
import { productApi } from '@zhanggui/contract/goods/product'
import { productRoutes } from '../apps/server/src/features/products/product.routes.ts'
import { compress, type Encoding } from '../apps/server/src/platform/http/compress-reply.ts'
import { createServer } from '../apps/server/src/platform/http/server.ts'
import { serve } from '../apps/server/src/platform/http/serve.ts'
import { newToken, parseToken } from '../apps/server/src/platform/session/token.ts'
import { median } from './fixtures/median.ts'
import { productOf } from './fixtures/product-draft.ts'
import type { BenchPlatform } from './fixtures/bench-platform.ts'

const MERCHANT = 3000
const CLIENTS = 16
const ROUNDS = 7
const CALLS = 320
const COMPRESSIONS = 20
const LIST = `${productApi.list.path}?type=2&page=1&limit=20`

export async function measureProductReads({ platform }: BenchPlatform) {
  const token = await openShop(platform.pool)
  const server = await createServer(platform.log, undefined)
  for (const route of productRoutes) serve(server, platform, route)
  await server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
  const call = (path: string, encoding = 'identity') =>
    new Promise<Buffer>((resolve, reject) => {
      const headers = { 'x-token': token, 'accept-encoding': encoding }
      request({ port, host: '127.0.0.1', agent, path: API_BASE + path, headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          response.statusCode === 200 ? resolve(Buffer.concat(chunks)) : reject(new Error(`${response.statusCode}`)),
        )
      })
        .on('error', reject)
        .end()
    })
  const save = async (specs: Record<string, number>) => {
    const payload = productOf(await aCategory(platform.pool), specs)
    const url = API_BASE + productApi.save.path
    const reply = await server.inject({ method: 'POST', url, payload, headers: { 'x-token': token } })
    return productApi.info.path.replace('{id}', String(reply.json<{ data: { id: number } }>().data.id))
  }
  for (let n = 0; n < 20; n += 1) await save({ 颜色: 2 })
  const [small, large] = [await save({ 颜色: 3, 尺码: 4 }), await save({ 颜色: 20, 尺码: 10, 材质: 10 })]

  const taken = { alone: [] as number[], together: [] as number[], small: [] as number[], large: [] as number[] }
  for (let round = 0; round <= ROUNDS; round += 1) {
    const [alone, together] = [await rate(1, () => call(LIST)), await rate(CLIENTS, () => call(LIST))]
    const [few, many] = [await rate(1, () => call(small)), await rate(1, () => call(large, 'br'), CALLS / 20)]
    if (round === 0) continue // warm-up
    taken.alone.push(alone)
    taken.together.push(together)
    taken.small.push(few)
    taken.large.push(many)
  }
  const plain = await call(large)
  const sizes = { plain: plain.length, br: (await call(large, 'br')).length, gzip: (await call(large, 'gzip')).length }
  agent.destroy()
  await server.close()
  return {
    listPerSecond: median(taken.alone),
    gain: median(taken.together.map((perSecond, index) => perSecond / (taken.alone[index] ?? Number.NaN))),
    smallMilliseconds: 1000 / median(taken.small),
    largeMilliseconds: 1000 / median(taken.large),
    sizes,
    brMilliseconds: await cost(plain.toString(), 'br'),
    gzipMilliseconds: await cost(plain.toString(), 'gzip'),
  }
}

/** Calls per second of so many clients at once. */
async function rate(clients: number, call: () => Promise<unknown>, calls = CALLS): Promise<number> {
  const start = performance.now()
  const client = async () => {
    for (let n = 0; n < calls / clients; n += 1) await call()
  }
  await Promise.all(Array.from({ length: clients }, client))
  return (calls * 1000) / (performance.now() - start)
}

/** Processor time of one compression. */
async function cost(body: string, encoding: Encoding): Promise<number> {
  await compress(body, encoding)
  const before = process.cpuUsage()
  for (let n = 0; n < COMPRESSIONS; n += 1) await compress(body, encoding)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / COMPRESSIONS
}

async function aCategory(pool: BenchPlatform['platform']['pool']): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    'select id from platform_category where level = 3 order by id limit 1',
  )
  return rows[0]?.id ?? 0
}

/** A shop with all that a product needs; the token is its owner's. */
async function openShop(pool: BenchPlatform['platform']['pool']): Promise<string> {
  const token = newToken(MERCHANT)
  const about = [MERCHANT]
  await pool.query(
    `insert into merchant (id, name, real_name, phone, created_at) values ($1, '店', '店主', '1', now())`,
    about,
  )
  await pool.query(
    `insert into shipping_template (mer_id, id, name, free_postage, charge_by, created_at, updated_at)
     values ($1, 1, '模板', 0, 0, now(), now())`,
    about,
  )
  await pool.query(
    `insert into store_category (mer_id, id, pid, name, created_at, updated_at) values ($1, 1, 0, '分类', now(), now())`,
    about,
  )
  await pool.query(
    `insert into admin (mer_id, id, account, real_name, type, created_at, updated_at)
     values ($1, 1, 'owner of 3000', '店主', 2, now(), now())`,
    about,
  )
  await pool.query(
    `insert into session (mer_id, token_hash, admin_id, created_at, expires_at, address, user_agent)
     values ($1, $2, 1, now(), now() + interval '1 day', '', '')`,
    [MERCHANT, parseToken(token)?.hash],
  )
  return token
}
