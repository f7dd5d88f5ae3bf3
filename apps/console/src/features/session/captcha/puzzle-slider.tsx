import { puzzlePicture, puzzlePiece } from '@zhanggui/domain/session/captcha-rules'
import { useEffect, useRef } from 'react'
import { ArrowsIcon, CloseIcon, TickIcon } from '../login/login-icons.tsx'
import type { PuzzlePhase } from './use-puzzle.ts'

const percent = (x: number) => `${(x / puzzlePicture.width) * 100}%`

/** Where the piece and the handle stand, in shares of the picture's width: right at any size of the screen. */
export const atX = (x: number) => ({ left: percent(x), width: percent(puzzlePiece.width) })

interface PuzzleSliderProps {
  /** In pixels of the picture. */
  readonly x: number
  readonly phase: PuzzlePhase
  readonly onMove: (x: number) => void
  readonly onRelease: () => void
}

/**
 * The track below the picture. The browser's own slider, unseen, does the dragging, touching and keys; its thumb is as
 * wide as the piece, so that its range is exactly the way of the piece in pixels of the picture.
 */
export function PuzzleSlider({ x, phase, onMove, onRelease }: PuzzleSliderProps) {
  const slider = useRef<HTMLInputElement>(null)
  const dragging = useRef(false)
  const isReady = phase === 'ready'

  useEffect(() => {
    if (isReady) slider.current?.focus({ preventScroll: true })
  }, [isReady])

  function letGo() {
    if (dragging.current && x > 0) onRelease()
    dragging.current = false
  }
  return (
    <div className={`puzzle-track is-${phase}`}>
      <div className="puzzle-way" style={{ width: percent(x + puzzlePiece.width / 2) }} />
      {x === 0 ? <span className="puzzle-hint">向右滑动完成验证</span> : null}
      <input
        ref={slider}
        type="range"
        aria-label="拼图位置，方向键移动，回车确认"
        min={0}
        max={puzzlePicture.width - puzzlePiece.width}
        value={x}
        disabled={!isReady}
        onChange={(event) => onMove(event.target.valueAsNumber)}
        onPointerDown={() => {
          dragging.current = true
        }}
        onPointerUp={letGo}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && x > 0) onRelease()
        }}
      />
      <div className="puzzle-handle" style={atX(x)}>
        {phase === 'solved' ? <TickIcon /> : phase === 'failed' ? <CloseIcon /> : <ArrowsIcon />}
      </div>
    </div>
  )
}
