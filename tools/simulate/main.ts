// npm run simulate -- --rate 2 --count 200 --minutes 5: shoppers and a platform, as far as the gateway sees them
import { parseArgs } from 'node:util'
import { readConfig } from '../../apps/server/src/platform/config.ts'
import { gatewayCaller } from '../platform/gateway-caller.ts'
import { loadKey } from '../platform/saved-key.ts'
import { simulate } from './simulate.ts'

const HELP = `用法：npm run simulate -- [--rate 每秒下单数] [--count 最多下单数] [--minutes 最长分钟数] [--merchant 商户编号]

像真实的顾客和平台一样调用网关：浏览、领券、用券、秒杀、选配送时间、下单、付款、取消、收货、退款、退货、评价。
默认每秒 1 单，最多 100 单，最长 10 分钟；Ctrl-C 随时停止。
密钥与网关地址同 npm run platform（先运行 npm run platform -- key create --scopes all --save）。
`

const text = { type: 'string' } as const
const { values } = parseArgs({
  options: {
    rate: { ...text, default: '1' },
    count: { ...text, default: '100' },
    minutes: { ...text, default: '10' },
    merchant: text,
    help: { type: 'boolean', default: false },
  },
})

function positive(value: string, name: string, most: number): number {
  const number = Number(value)
  if (!(number > 0) || number > most) throw new Error(`--${name} 应大于 0 且不超过 ${most}`)
  return number
}

async function run() {
  const config = readConfig(process.env)
  const url = process.env['GATEWAY_URL'] ?? `http://127.0.0.1:${config.port}`
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort())
  process.once('SIGTERM', () => stop.abort())
  await simulate(gatewayCaller(url, loadKey(config.dataDir, process.env)), {
    rate: positive(values.rate, 'rate', 500),
    count: positive(values.count, 'count', 1_000_000),
    ms: positive(values.minutes, 'minutes', 24 * 60) * 60_000,
    ...(values.merchant === undefined ? {} : { merId: positive(values.merchant, 'merchant', 2_147_483_647) }),
    signal: stop.signal,
    say: (line) => void process.stdout.write(`${line}\n`),
  })
}

if (values.help) process.stdout.write(HELP)
else {
  await run().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  })
}
