// How fast the console opens and what is done all day in it, on the demo shop.
import { chromium } from 'playwright-core'
import { measureColdStart, SLOWDOWN } from './cold-start.ts'
import { measureDailySteps } from './daily-steps.ts'
import { openDemoSite } from './demo-site.ts'
import { measureOpenLists } from './open-lists.ts'

const goals = { login: 0.35, list: 1, home: 0.65 }
const MOST_FILES = 12
/** Compressed scripts and styles that home asks for before its figures are shown. */
const MOST_KILOBYTES = 450

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`

export async function measureOpening(executablePath: string, say: (line: string) => void): Promise<void> {
  const site = await openDemoSite()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const { bare, ...opened } = await measureColdStart(browser, site)
    say(`a bare table of antd from a cold start, processor ${SLOWDOWN}x slower: first row after ${seconds(bare)}`)
    for (const name of ['login', 'list', 'home'] as const) {
      const { milliseconds, multiple, answersAfter, firstPaint, files, calls, twice } = opened[name]
      say(
        `${name} from a cold start: ${multiple.toFixed(2)}x the bare table (goal <= ${goals[name]}x; ${seconds(milliseconds)}, first paint ${seconds(firstPaint)}, answers after ${seconds(answersAfter)}), ${files} files (goal <= ${MOST_FILES}), ${calls} calls, ${twice} of them twice (goal 0)`,
      )
    }
    const kilobytes = (opened.home.bytes / 1000).toFixed(0)
    say(`home before its figures are shown: ${kilobytes} kB of scripts and styles (goal <= ${MOST_KILOBYTES} kB)`)
    const [quick, slow] = [await measureDailySteps(browser, site, 1), await measureDailySteps(browser, site, SLOWDOWN)]
    const both = (step: keyof typeof quick) => `${quick[step].toFixed(0)} / ${slow[step].toFixed(0)} ms`
    say(`in an open console, processor at full speed / ${SLOWDOWN}x slower:`)
    say(`  menu to a list's first row: ${both('menu')} (goal <= 400 / 1200 ms)`)
    say(`  another status tab until its rows: ${both('status')} (goal <= 150 / 400 ms)`)
    say(`  a filter until its rows: ${both('filter')} (goal <= 400 ms slowed down)`)
    say(`  back to an open list: ${both('back')} (goal <= 50 / 100 ms)`)
    say(`ten open lists: ${(await measureOpenLists(browser, site)).toFixed(1)} MB of heap (goal <= 60 MB)`)
  } finally {
    await browser.close()
    await site.close()
  }
}
