import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Hints } from './hints.tsx'

afterEach(() => void vi.useRealTimers())

test('what stands there whole needs no hint; what is cut off, or says less, has one', () => {
  vi.useFakeTimers()
  render(
    <>
      <Hints />
      <i data-hint="截止 18:00">剩余 2 小时</i>
      <i data-hint="SH1">SH1</i>
      <i data-hint="SH2">SH2</i>
    </>,
  )
  Object.defineProperty(screen.getByText('SH2'), 'scrollWidth', { value: 200 })
  const hintOf = (text: string) => {
    fireEvent.pointerOver(screen.getByText(text))
    act(() => void vi.runAllTimers())
    return document.querySelector('[role=tooltip]')?.textContent
  }
  expect(['剩余 2 小时', 'SH1', 'SH2'].map(hintOf)).toEqual(['截止 18:00', undefined, 'SH2'])
})
