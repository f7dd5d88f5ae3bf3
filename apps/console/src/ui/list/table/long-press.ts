import type { PointerEvent } from 'react'

/** How long a finger rests until it means more than a tap (spec §9). */
const LONG_MS = 1000

/** One finger at a time. */
let timer: ReturnType<typeof setTimeout> | undefined
const stop = () => clearTimeout(timer)

/** What a finger does that rests on a thing; scrolling cancels it. */
export const longPress = (act: () => void) => ({
  onPointerDown: ({ pointerType }: PointerEvent) => {
    stop()
    if (pointerType === 'touch') timer = setTimeout(act, LONG_MS)
  },
  onPointerUp: stop,
  onPointerCancel: stop,
})
