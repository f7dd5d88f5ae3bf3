import { noticeType } from '@zhanggui/domain/notice/notice-codes'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mute } from './mute.ts'
import { type PushSounds, startSounds } from './push-sounds.ts'

const { refund, order, system } = noticeType.is
let heard: string[] = []
const tabs = new Set<PushSounds>()

/** Sounds until `pause`; what is played without being muted is heard. */
class FakeAudio {
  muted = false
  paused = true
  currentTime = 0
  constructor(readonly src: string) {}
  play() {
    this.paused = false
    if (!this.muted) heard.push(this.src)
    return Promise.resolve()
  }
  pause() {
    this.paused = true
  }
}

/** As the browser has it: one holder at a time, the next in line follows. */
function fakeLocks() {
  let held = Promise.resolve()
  return {
    request(_: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>) {
      held = held.then(() => (signal.aborted ? undefined : hold()))
      return held
    },
  }
}

const settle = () => new Promise((resolve) => setTimeout(resolve))

function openTab() {
  const tab = startSounds()
  tabs.add(tab)
  return tab
}

function closeTab(tab: PushSounds) {
  tabs.delete(tab)
  tab.stop()
}

async function touch() {
  window.dispatchEvent(new Event('pointerdown'))
  await settle()
}

beforeEach(() => {
  heard = []
  vi.stubGlobal('Audio', FakeAudio)
  vi.stubGlobal('navigator', { locks: fakeLocks() })
})
afterEach(async () => {
  for (const tab of tabs) closeTab(tab)
  await settle()
})

test('refunds and new orders have a sound of their own, everything else shares one', async () => {
  const tab = openTab()
  await touch()
  for (const type of [refund, order, system]) tab.play(type)
  expect(heard).toEqual(['/sounds/refund.wav', '/sounds/new-order.wav', '/sounds/notice.wav'])
})

test('a burst rings once', async () => {
  const tab = openTab()
  await touch()
  tab.play(order)
  tab.play(order)
  expect(heard).toHaveLength(1)
})

test('silent until the page is touched', async () => {
  const tab = openTab()
  tab.play(order)
  expect(heard).toEqual([])
})

test('silent while muted', async () => {
  const tab = openTab()
  await touch()
  mute.set(true)
  tab.play(order)
  mute.set(false)
  tab.play(refund)
  expect(heard).toEqual(['/sounds/refund.wav'])
})

test('only one of two tabs plays sounds, and the other takes over when it closes', async () => {
  const first = openTab()
  await touch()
  const second = openTab()
  await touch()
  second.play(order)
  expect(heard).toEqual([])
  first.play(order)
  expect(heard).toEqual(['/sounds/new-order.wav'])
  closeTab(first)
  await settle()
  second.play(refund)
  expect(heard).toEqual(['/sounds/new-order.wav', '/sounds/refund.wav'])
})

test('a tab that leaves before its turn came never sounds', async () => {
  const first = openTab()
  await touch()
  const second = openTab()
  await touch()
  closeTab(second)
  closeTab(first)
  await settle()
  second.play(order)
  expect(heard).toEqual([])
})

test('where the browser has no locks, it sounds', async () => {
  vi.stubGlobal('navigator', {})
  const tab = openTab()
  await touch()
  tab.play(order)
  expect(heard).toEqual(['/sounds/new-order.wav'])
})
