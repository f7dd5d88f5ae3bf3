import './video-form.css'
import { Button } from '#ui/action/button.tsx'
import type { Form } from '#ui/form/form.ts'
import { FormTabContext } from '#ui/form/form-tabs.tsx'
import { Steps } from '#ui/show/steps.tsx'
import { type ReactNode, useState } from 'react'

interface Step {
  readonly title: string
  /** Why one cannot go on from here yet. */
  readonly because?: string | undefined
  readonly children: ReactNode
}

interface Props<V extends object> {
  readonly form: Form<V>
  readonly label: string
  readonly steps: readonly Step[]
  /** Where it begins, from 0. */
  readonly first: number
}

/** A form in steps, one in sight. Saving shows the first one in which something is wrong. */
export function FormSteps<V extends object>({ form, label, steps, first }: Props<V>) {
  const [current, setCurrent] = useState(first)
  const [seen, setSeen] = useState(form.first)
  if (form.first !== seen) {
    setSeen(form.first)
    // In the same picture as the complaint: a field that is not in sight could not take the focus.
    const wrong = steps.findIndex(({ title }) => title === form.first?.tab)
    if (wrong >= 0) setCurrent(wrong)
  }
  const because = steps[current]?.because
  return (
    <div className="video-form">
      <Steps label={label} titles={steps.map(({ title }) => title)} current={current} />
      {steps.map(({ title, children }, index) => (
        <section key={title} aria-label={title} hidden={index !== current}>
          <FormTabContext value={title}>{children}</FormTabContext>
        </section>
      ))}
      <div className="video-step-tools">
        {current > first && <Button onClick={() => setCurrent(current - 1)}>上一步</Button>}
        {current < steps.length - 1 && (
          <Button
            look="primary"
            {...(because === undefined ? {} : { disabled: true, 'data-hint': because })}
            onClick={() => setCurrent(current + 1)}
          >
            下一步
          </Button>
        )}
      </div>
    </div>
  )
}
