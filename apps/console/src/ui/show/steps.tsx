import './steps.css'
import { CheckOutlined, CloseOutlined } from '@ant-design/icons'

interface Props {
  readonly label: string
  readonly titles: readonly string[]
  /** Which of them, from 0. */
  readonly current: number
  readonly isFailed?: boolean
  /** Nothing is left to do at the current step. */
  readonly isOver?: boolean
}

/** How far something is on its way. */
export function Steps({ label, titles, current, isFailed = false, isOver = false }: Props) {
  const stateOf = (step: number) => {
    if (step !== current) return step < current ? 'done' : 'ahead'
    return isFailed ? 'failed' : isOver ? 'done' : 'now'
  }
  return (
    <ol className="steps" aria-label={label}>
      {titles.map((title, step) => {
        const state = stateOf(step)
        return (
          <li key={title} data-state={state} {...(step === current ? { 'aria-current': 'step' } : {})}>
            <span className="step-mark" aria-hidden>
              {state === 'done' ? (
                <CheckOutlined aria-hidden />
              ) : (
                <StepMark isFailed={state === 'failed'} step={step} />
              )}
            </span>
            <span className="step-title">
              {title}
              {state === 'done' && <span className="visually-hidden">（已完成）</span>}
              {state === 'failed' && <span className="visually-hidden">（未能完成）</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

const StepMark = ({ isFailed, step }: { readonly isFailed: boolean; readonly step: number }) =>
  isFailed ? <CloseOutlined aria-hidden /> : step + 1
