// npm run bench: every figure is a size or a ratio of two measurements of the same run; machines are noisy.
import { cpus } from 'node:os'
import { measureCheckedCall } from './checked-call.ts'
import { measureListCall } from './list-call.ts'
import { openStage } from './stage.ts'

const stage = await openStage(2000)
try {
  const list = await measureListCall(stage)
  report(
    'list call as a multiple of its bare SQL',
    `${list.multiple.toFixed(2)}x`,
    '<= 3x',
    `${list.milliseconds.toFixed(2)} ms a call`,
  )
  const checked = await measureCheckedCall(stage)
  report(
    'checked no-op as a share of a bare Fastify route',
    `${(checked.share * 100).toFixed(0)} %`,
    '>= 40 %',
    `${checked.perSecond.toFixed(0)} calls/s`,
  )
} finally {
  await stage.close()
}

function report(what: string, figure: string, goal: string, detail: string) {
  process.stdout.write(`${what}: ${figure} (goal ${goal}; ${detail})\n`)
}
process.stdout.write(`node ${process.version}, ${cpus().length} cores, ${new Date().toISOString().slice(0, 10)}\n`)
