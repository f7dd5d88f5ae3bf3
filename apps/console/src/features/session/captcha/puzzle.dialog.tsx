import { useRef, useState } from 'react'
import { CloseIcon, RefreshIcon } from '../login/login-icons.tsx'
import { atX, PuzzleSlider } from './puzzle-slider.tsx'
import './puzzle.dialog.css'
import { TopDialog } from '../login/top-dialog.tsx'
import { type PuzzleOutcome, usePuzzle } from './use-puzzle.ts'

interface PuzzleDialogProps {
  readonly onSolved: (captchaVerification: string) => void
  readonly onClose: () => void
}

/** The sliding puzzle before a sign-in after several failures (fact sheet 1, 4.1). */
export default function PuzzleDialog({ onSolved, onClose }: PuzzleDialogProps) {
  const [round, setRound] = useState(0)
  const renew = () => setRound(round + 1)
  return (
    <TopDialog title="请完成安全验证" onClose={onClose}>
      <div className="puzzle">
        <PuzzleRound key={round} onSolved={onSolved} onFailed={renew} />
        <button type="button" className="puzzle-renew" aria-label="换一张图片" onClick={renew}>
          <RefreshIcon />
        </button>
      </div>
      <button type="button" className="puzzle-close login-tool" aria-label="关闭" onClick={onClose}>
        <CloseIcon />
      </button>
    </TopDialog>
  )
}

function PuzzleRound(outcome: PuzzleOutcome) {
  const { phase, picture, text, release } = usePuzzle(outcome)
  const [x, setX] = useState(0)
  const movedAt = useRef<number>(undefined)

  function move(next: number) {
    movedAt.current ??= Date.now()
    setX(next)
  }
  return (
    <>
      <div className="puzzle-picture" aria-busy={phase === 'loading'}>
        {picture ? (
          <>
            <img src={picture.original} alt="缺少一块的拼图" draggable={false} />
            <img className="puzzle-piece" src={picture.piece} alt="" draggable={false} style={atX(x)} />
          </>
        ) : null}
        <output className={`puzzle-verdict is-${phase}`}>{text}</output>
      </div>
      <PuzzleSlider
        x={x}
        phase={phase}
        onMove={move}
        onRelease={() => void release(x, (Date.now() - (movedAt.current ?? Date.now())) / 1000)}
      />
    </>
  )
}
