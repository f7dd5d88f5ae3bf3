import type { FormInstance } from 'antd'
import { useEffect, useEffectEvent } from 'react'
import type { FirstProblem } from './use-field-register.ts'

/** Goes to the first field that was blamed, once the form can be typed in again. */
export function useGoToProblem(antd: FormInstance, first: FirstProblem | undefined, isSaving: boolean): void {
  const goal = isSaving ? undefined : first
  const go = useEffectEvent((name: string) => antd.scrollToField(name, { block: 'center', focus: true }))
  useEffect(() => {
    if (goal) go(goal.name)
  }, [goal])
}
