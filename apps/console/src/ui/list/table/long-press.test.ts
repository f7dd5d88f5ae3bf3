import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { longPress } from './long-press.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const touch = (pointerType = 'touch') =>
  ({ pointerType }) as Parameters<ReturnType<typeof longPress>['onPointerDown']>[0]

test('a finger that rests for a second acts, a tap, a scroll and a mouse do not', () => {
  const act = vi.fn<() => void>()
  const { onPointerDown, onPointerUp, onPointerCancel } = longPress(act)
  for (const end of [onPointerUp, onPointerCancel]) {
    onPointerDown(touch())
    vi.advanceTimersByTime(999)
    end()
  }
  onPointerDown(touch('mouse'))
  vi.advanceTimersByTime(2000)
  expect(act).not.toHaveBeenCalled()
  onPointerDown(touch())
  vi.advanceTimersByTime(1000)
  expect(act).toHaveBeenCalledOnce()
})
