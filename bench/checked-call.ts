// Calls per second of a session- and permission-checked no-op as a share of a bare Fastify route.
import type { AddressInfo } from 'node:net'
import { area, get } from '@zhanggui/contract/kernel/endpoint'
import { done } from '@zhanggui/contract/kernel/shapes'
import Fastify from 'fastify'
import { bind } from '../apps/server/src/platform/http/route.ts'
import { serve } from '../apps/server/src/platform/http/serve.ts'
import { createServer } from '../apps/server/src/platform/http/server.ts'
import { hammerRate } from './fixtures/hammer-rate.ts'
import { median } from './fixtures/median.ts'
import { NOOP_PERMISSION, type BenchPlatform } from './fixtures/bench-platform.ts'

const ROUNDS = 5
const MILLISECONDS = 2000
const CONNECTIONS = 64

export async function measureCheckedCall({ platform, token }: BenchPlatform) {
  const bare = Fastify()
  bare.get('/api/bench/noop', () => ({ code: 200, message: '操作成功', data: null }))
  await bare.listen({ port: 0, host: '127.0.0.1' })

  const benchApi = area('bench', {
    noop: get('/bench/noop', { title: '空', permission: NOOP_PERMISSION, reply: done }),
  })
  const checked = await createServer(platform.log, undefined)
  for (const route of bind(benchApi, { noop: () => null })) serve(checked, platform, route)
  await checked.listen({ port: 0, host: '127.0.0.1' })

  const ratios: number[] = []
  let best = 0
  for (let round = 0; round <= ROUNDS; round += 1) {
    const bareRate = await rate((bare.server.address() as AddressInfo).port, token)
    const checkedRate = await rate((checked.server.address() as AddressInfo).port, token)
    if (round === 0) continue // warm-up
    ratios.push(checkedRate / bareRate)
    best = Math.max(best, checkedRate)
  }
  await bare.close()
  await checked.close()
  return { share: median(ratios), perSecond: best }
}

const rate = (port: number, token: string) =>
  hammerRate({ port, path: '/api/bench/noop', token, connections: CONNECTIONS, milliseconds: MILLISECONDS })
