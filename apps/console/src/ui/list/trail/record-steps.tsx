import './record-steps.css'
import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { use } from 'react'
import { type Steps, StepsContext } from './steps-context.ts'
import { type Neighbour, useNeighbours } from './use-neighbours.ts'
import { useRecordKeys } from './use-record-keys.ts'

interface Props {
  /** Asks before something unsaved is left behind; false where somebody stays. */
  readonly mayLeave?: (() => Promise<boolean>) | undefined
}

/** From one open record to its neighbours in the list, by button or by `[` and `]`; nothing outside of a list. */
export function RecordSteps({ mayLeave }: Props) {
  const steps = use(StepsContext)
  return steps && <StepButtons steps={steps} mayLeave={mayLeave} />
}

function StepButtons({ steps, mayLeave }: Props & { readonly steps: Steps }) {
  const { previous, next, place } = useNeighbours(steps.call, steps.current)
  const stepTo = (to: Neighbour | undefined) => to && (() => void go(to))
  const go = async ({ key, page, follow }: Neighbour) => {
    if (mayLeave && !(await mayLeave())) return
    follow()
    steps.onGo(key, page)
  }
  useRecordKeys(stepTo(previous), stepTo(next))
  if (place === undefined) return null
  return (
    <span className="record-steps">
      <Button
        size="small"
        type="text"
        aria-label="上一条"
        title="上一条（[）"
        aria-keyshortcuts="["
        icon={<LeftOutlined aria-hidden />}
        disabled={!previous}
        onClick={stepTo(previous)}
      />
      <span className="record-place">{place}</span>
      <Button
        size="small"
        type="text"
        aria-label="下一条"
        title="下一条（]）"
        aria-keyshortcuts="]"
        icon={<RightOutlined aria-hidden />}
        disabled={!next}
        onClick={stepTo(next)}
      />
    </span>
  )
}
