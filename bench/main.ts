// npm run bench: every figure is a size or a ratio of two measurements of the same run; machines are noisy.
//   -- --open               only how fast the console opens, and what is done all day in it
//   -- --orders             only orders: a shop with a million of them, in a database that is kept (BENCH_DIR)
//   -- --money              only what the owner reads of that shop: bills, fund flow, home
//   -- --export             only a million order lines as csv and as xlsx, in that database
//   -- --gateway            only orders that are placed and paid by the gateway, on a small database
//   -- --push               only how soon new orders stand in an open page, on a small database
//   -- --coupons            only marketing: the price calculation, claims of coupons, and their list
//   -- --events             only the feed of a million events
//   -- --load               only the merchant beside one that hammers
//   -- --soak [--minutes n] only the soak test, an hour by default
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { buildIfNeeded } from '../tools/gate/build-if-needed.mjs'
import { findBrowser } from '../tools/gate/find-browser.mjs'
import { measureCheckedCall } from './checked-call.ts'
import { measureCoupons } from './coupons.ts'
import { measureListCall } from './list-call.ts'
import { measureMoneyEvents } from './money-events.ts'
import { measureEvents } from './load/event-feed.ts'
import { measureNeighbour } from './load/neighbour.ts'
import { measureSoak } from './load/soak.ts'
import { measureLoginBytes } from './login-bytes.ts'
import { measurePrices } from './price-order.ts'
import { measureProductEditor } from './product-editor.ts'
import { measureProductReads } from './product-reads.ts'
import { measureProducts } from './products.ts'
import { measurePictureGrid } from './picture-grid.ts'
import { measureStaffPageBytes } from './staff-page-bytes.ts'
import { measureOpening } from './open/opening.ts'
import { measureExports, measureGateway, measureMoney, measureOrders, measurePush } from './orders/measure-orders.ts'
import { type BenchPlatform, openBenchPlatform } from './fixtures/bench-platform.ts'
import { measureTableScroll } from './table-scroll.ts'
import { measureTransfer, TRANSFER_ROWS } from './transfer.ts'
import { measureUpload } from './upload.ts'
import { measureUsers } from './users.ts'

const { values: flags } = parseArgs({
  options: {
    open: { type: 'boolean' },
    orders: { type: 'boolean' },
    money: { type: 'boolean' },
    export: { type: 'boolean' },
    gateway: { type: 'boolean' },
    push: { type: 'boolean' },
    coupons: { type: 'boolean' },
    events: { type: 'boolean' },
    load: { type: 'boolean' },
    soak: { type: 'boolean' },
    minutes: { type: 'string', default: '60' },
  },
})
const root = fileURLToPath(new URL('..', import.meta.url))
if (!flags.gateway && !flags.export && !flags.money) await buildIfNeeded(root)
if (flags.open) await opening()
else if (flags.orders) await orders()
else if (flags.money) await measureMoney(say)
else if (flags.export) await measureExports(say)
else if (flags.gateway) await measureGateway(say)
else if (flags.push) await push()
else await onBenchPlatform()
say(`${new Date().toISOString().slice(0, 10)}, node ${process.version}, ${process.arch}, ${cpus().length} cores`)

function say(line: string) {
  process.stdout.write(`${line}\n`)
}

async function onBenchPlatform() {
  const bench = await openBenchPlatform(2000)
  try {
    if (flags.soak) await soak(bench)
    else if (flags.load) await neighbour(bench)
    else if (flags.events) await measureEvents(bench, say)
    else if (flags.coupons) await marketing(bench)
    else await everything(bench)
  } finally {
    await bench.close()
  }
}

async function marketing(bench: BenchPlatform) {
  measurePrices(say)
  await measureCoupons(bench, say)
}

async function opening() {
  const browser = await findBrowser(root)
  if (browser.path === undefined) say(`opening: not measured, ${browser.advice}`)
  else await measureOpening(browser.path, say)
}

async function orders() {
  const browser = await findBrowser(root)
  await measureOrders(browser.path, say)
}

async function push() {
  const browser = await findBrowser(root)
  if (browser.path === undefined) say(`new orders in an open page: not measured, ${browser.advice}`)
  else await measurePush(browser.path, say)
}

async function everything(bench: BenchPlatform) {
  await opening()
  const browser = await findBrowser(root)
  if (browser.path === undefined) say(`login page: not measured, ${browser.advice}`)
  else {
    const bytes = await measureLoginBytes(bench, browser.path)
    say(`JS and CSS of the login page, gzip: ${(bytes / 1000).toFixed(1)} kB (goal <= 200 kB)`)
    const staff = await measureStaffPageBytes(bench, browser.path)
    say(`from signing in to the list of staff, everything, gzip: ${(staff / 1000).toFixed(1)} kB (goal <= 450 kB)`)
    const longest = await measureTableScroll(bench, browser.path, root)
    say(
      `longest task while 1 000 rows x 12 columns scroll: ${longest.toFixed(0)} ms (goal <= 100 ms; 0 = none over 50)`,
    )
    const grid = await measurePictureGrid(bench, browser.path)
    say(`100 pictures until shown, processor 4x slower: ${(grid / 1000).toFixed(2)} s (goal <= 1.5 s)`)
    const { untilEditable, oneChange } = await measureProductEditor(bench, browser.path)
    say(
      `a product of 2 000 SKUs until it can be edited, processor 4x slower: ${(untilEditable / 1000).toFixed(2)} s (goal <= 2.5 s)`,
    )
    say(
      `one changed SKU of 2 000: ${oneChange.sent} sent, ${oneChange.written} row written, ${oneChange.ledgerLines} ledger line (goal 1 each)`,
    )
  }
  say(measureMoneyEvents())
  const list = await measureListCall(bench)
  say(
    `list call as a multiple of its bare SQL: ${list.multiple.toFixed(2)}x (goal <= 3x; ${list.milliseconds.toFixed(2)} ms)`,
  )
  const { share, perSecond } = await measureCheckedCall(bench)
  say(
    `checked no-op as a share of a bare Fastify route: ${(share * 100).toFixed(0)} % (goal >= 40 %; ${perSecond.toFixed(0)}/s)`,
  )
  const products = await measureProducts(bench)
  say(`product list and tab counts as a multiple of their bare SQL: ${products.multiple.toFixed(2)}x (goal <= 3x)`)
  say(`the same with 200 000 products against 2 000: ${products.growth.toFixed(2)}x (goal <= 2x)`)
  say(
    `search of two characters over 200 000 products, 95th percentile: ${products.searchMilliseconds.toFixed(1)} ms (goal <= 50 ms)`,
  )
  await users(bench)
  const reads = await measureProductReads(bench)
  say(
    `product list at 16 clients against one: ${reads.gain.toFixed(2)}x (${reads.listPerSecond.toFixed(0)}/s at one); a product of 12 SKUs: ${reads.smallMilliseconds.toFixed(1)} ms`,
  )
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`
  const { plain, br, gzip } = reads.sizes
  say(
    `a product of 2 000 SKUs: ${kilobytes(plain)}, as brotli ${kilobytes(br)} for ${reads.brMilliseconds.toFixed(1)} ms of processor time, as gzip ${kilobytes(gzip)} for ${reads.gzipMilliseconds.toFixed(1)} ms; read in ${reads.largeMilliseconds.toFixed(0)} ms`,
  )
  const { exported, checked } = await measureTransfer(bench)
  const describeStep = ({ seconds, megabytes }: { seconds: number; megabytes: number }) =>
    `${seconds.toFixed(1)} s, ${(TRANSFER_ROWS / seconds).toFixed(0)} rows/s, ${megabytes.toFixed(0)} MB more memory (goal <= 200 MB)`
  say(`export of ${TRANSFER_ROWS} SKUs to a file of Excel: ${describeStep(exported)}`)
  say(`dry run of an import of that file: ${describeStep(checked)}`)
  const upload = await measureUpload(bench)
  say(
    `upload as a share of writing the same bytes: ${(upload.share * 100).toFixed(0)} % (goal >= 30 %; ${upload.megabytesPerSecond.toFixed(0)} MB/s)`,
  )
  await neighbour(bench)
  say('orders: npm run bench -- --orders, which fills a database of its own first')
}

async function users(bench: BenchPlatform) {
  await marketing(bench)
  await measureEvents(bench, say)
  const found = await measureUsers(bench)
  say(
    `list of 200 000 users as a multiple of its bare SQL: ${found.multiple.toFixed(2)}x (goal <= 3x; ${found.milliseconds.toFixed(1)} ms); by the end of a phone: ${found.searchMilliseconds.toFixed(1)} ms`,
  )
}

async function neighbour(bench: BenchPlatform) {
  const found = await measureNeighbour(bench)
  const { median, tail } = found.quietMilliseconds
  say(
    `calls of a merchant beside one that hammers, as a multiple of the quiet ones: median ${found.median.toFixed(2)}x, 95th percentile ${found.tail.toFixed(2)}x (goal <= 3x; quiet ${median.toFixed(1)} and ${tail.toFixed(1)} ms; ${found.calls} calls, ${found.refused} refused), its exports ${found.export.toFixed(2)}x`,
  )
  say(`memory of the server meanwhile: at most ${found.peakMegabytes.toFixed(0)} MB (goal <= 600 MB)`)
  say(`what the other one was answered: ${JSON.stringify(found.answers)}`)
}

async function soak(bench: BenchPlatform) {
  const { early, late, peak, answers } = await measureSoak(bench, Number(flags.minutes))
  say(
    `${flags.minutes} minutes of mixed work: ${early.toFixed(0)} MB when warm, ${late.toFixed(0)} MB at the end (${((late / early - 1) * 100).toFixed(1)} %), at most ${peak.toFixed(0)} MB`,
  )
  say(`answers: ${JSON.stringify(answers)}`)
}
