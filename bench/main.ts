// npm run bench: every figure is a size or a ratio of two measurements of the same run; machines are noisy.
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { buildIfNeeded } from '../tools/build-if-needed.mjs'
import { findBrowser } from '../tools/find-browser.mjs'
import { measureCheckedCall } from './checked-call.ts'
import { measureListCall } from './list-call.ts'
import { measureLoginBytes } from './login-bytes.ts'
import { measurePictureGrid } from './picture-grid.ts'
import { measureStaffPageBytes } from './staff-page-bytes.ts'
import { openStage } from './stage.ts'
import { measureTableScroll } from './table-scroll.ts'
import { measureUpload } from './upload.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
await buildIfNeeded(root)
const browser = await findBrowser(root)
const stage = await openStage(2000)
try {
  if (browser.path === undefined) say(`login page: not measured, ${browser.advice}`)
  else {
    const bytes = await measureLoginBytes(stage, browser.path)
    say(`JS and CSS of the login page, gzip: ${(bytes / 1000).toFixed(1)} kB (goal <= 200 kB)`)
    const staff = await measureStaffPageBytes(stage, browser.path)
    say(`from signing in to the list of staff, everything, gzip: ${(staff / 1000).toFixed(1)} kB (goal <= 450 kB)`)
    const longest = await measureTableScroll(stage, browser.path, root)
    say(
      `longest task while 1 000 rows x 12 columns scroll: ${longest.toFixed(0)} ms (goal <= 100 ms; 0 = none over 50)`,
    )
    const grid = await measurePictureGrid(stage, browser.path)
    say(`100 pictures until shown, processor 4x slower: ${(grid / 1000).toFixed(2)} s (goal <= 1.5 s)`)
  }
  const list = await measureListCall(stage)
  say(
    `list call as a multiple of its bare SQL: ${list.multiple.toFixed(2)}x (goal <= 3x; ${list.milliseconds.toFixed(2)} ms)`,
  )
  const { share, perSecond } = await measureCheckedCall(stage)
  say(
    `checked no-op as a share of a bare Fastify route: ${(share * 100).toFixed(0)} % (goal >= 40 %; ${perSecond.toFixed(0)}/s)`,
  )
  const upload = await measureUpload(stage)
  say(
    `upload as a share of writing the same bytes: ${(upload.share * 100).toFixed(0)} % (goal >= 30 %; ${upload.megabytesPerSecond.toFixed(0)} MB/s)`,
  )
} finally {
  await stage.close()
}
say(`${new Date().toISOString().slice(0, 10)}, node ${process.version}, ${process.arch}, ${cpus().length} cores`)

function say(line: string) {
  process.stdout.write(`${line}\n`)
}
