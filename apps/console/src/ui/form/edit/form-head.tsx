import { RecordSteps } from '#ui/list/trail/record-steps.tsx'
import { type Steps, StepsContext } from '#ui/list/trail/steps-context.ts'
import { PageHead } from '#ui/page/page-head.tsx'
import { useMayLeavePage } from '#ui/page/use-may-leave-page.ts'

interface Props {
  readonly title: string
  readonly titleId: string
  /** The list that one came from, where there is one. */
  readonly back?: string | undefined
  /** To its neighbours there. */
  readonly steps?: Steps | undefined
}

/** The head of a page with a form: the way back, and on to the neighbours. */
export function FormHead({ title, titleId, back, steps }: Props) {
  const mayLeave = useMayLeavePage()
  if (back === undefined) return <h1 id={titleId}>{title}</h1>
  const onward = steps && (
    <StepsContext value={steps}>
      <RecordSteps mayLeave={mayLeave} />
    </StepsContext>
  )
  return <PageHead back={back} title={title} titleId={titleId} actions={onward} />
}
