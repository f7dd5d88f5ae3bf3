// From an empty cache to what somebody waits for, on a processor that is four times slower.
import type { Browser } from 'playwright-core'
import { median } from '../fixtures/median.ts'
import { serveBarePage } from './bare-page.ts'
import type { DemoSite } from './demo-site.ts'
import { codeAskedBefore, inWindow, openedWith, slowDown, timeUntilShown, watchFor } from './measured-page.ts'

const ROUNDS = 5
export const SLOWDOWN = 4

interface Expected {
  readonly shown: string
  /** Where the form comes before its program: what the program does first. Otherwise that the program has taken over what is shown. */
  readonly answers?: string
}

const pages = {
  login: {
    path: '/login',
    shown: '.login-form button[type=submit]:enabled',
    answers: '.login-form input:focus',
    isInside: false,
  },
  list: { path: '/product/list', shown: '[data-row-key] a', isInside: true },
  home: { path: '/dashboard', shown: '.hero-time', isInside: true },
} as const
type Name = keyof typeof pages

export interface ColdStart {
  /** Milliseconds until the bare page shows its first row. */
  readonly bare: number
  readonly login: Opened
  readonly list: Opened
  readonly home: Opened
}

interface Opened {
  readonly milliseconds: number
  /** Of the bare page, opened just before in the same round. */
  readonly multiple: number
  /** Milliseconds until it reacts. */
  readonly answersAfter: number
  /** Milliseconds until anything is drawn. */
  readonly firstPaint: number
  readonly files: number
  /** Of scripts and styles asked for before it was shown, compressed; the chart is not counted. */
  readonly bytes: number
  readonly calls: number
  /** Of them asked although they had been asked already, in the round that did so most. */
  readonly twice: number
}

export async function measureColdStart(browser: Browser, site: DemoSite): Promise<ColdStart> {
  const bare = await serveBarePage()
  const reference: number[] = []
  const rounds: Record<Name, Opened[]> = { login: [], list: [], home: [] }
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { milliseconds } = await open(browser, bare.url, { shown: '.ant-table-row' })
      reference.push(milliseconds)
      for (const [name, { path, isInside, ...awaited }] of Object.entries(pages)) {
        const opened = await open(browser, site.url + path, awaited, isInside ? site : undefined)
        rounds[name as Name].push({ ...opened, multiple: opened.milliseconds / milliseconds })
      }
    }
  } finally {
    bare.close()
  }
  const middle = (name: Name): Opened => ({
    milliseconds: median(rounds[name].map((each) => each.milliseconds)),
    multiple: median(rounds[name].map((each) => each.multiple)),
    answersAfter: median(rounds[name].map((each) => each.answersAfter)),
    firstPaint: median(rounds[name].map((each) => each.firstPaint)),
    files: median(rounds[name].map((each) => each.files)),
    bytes: median(rounds[name].map((each) => each.bytes)),
    calls: median(rounds[name].map((each) => each.calls)),
    twice: Math.max(...rounds[name].map((each) => each.twice)),
  })
  return { bare: median(reference), login: middle('login'), list: middle('list'), home: middle('home') }
}

async function open(browser: Browser, url: string, { shown, answers }: Expected, site?: DemoSite) {
  return inWindow(browser, site, async (page) => {
    await slowDown(page, SLOWDOWN)
    await watchFor(page, shown)
    const [awaited, isTaken] = answers === undefined ? ([shown, true] as const) : ([answers, false] as const)
    await watchFor(page, awaited, isTaken)
    await page.goto(url, { waitUntil: 'commit' })
    const milliseconds = await timeUntilShown(page, shown)
    const opened = await openedWith(page)
    const answersAfter = await timeUntilShown(page, awaited, isTaken)
    return { milliseconds, ...opened, answersAfter, bytes: await codeAskedBefore(page, milliseconds) }
  })
}
