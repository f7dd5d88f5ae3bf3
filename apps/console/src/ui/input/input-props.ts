import type { AriaAttributes } from 'react'

type Aria = Pick<
  AriaAttributes,
  'aria-label' | 'aria-labelledby' | 'aria-describedby' | 'aria-invalid' | 'aria-required'
>

/** The part that belongs on the element which takes the focus. */
export interface FocusProps extends Aria {
  readonly id?: string
  readonly disabled?: boolean
}

/** What a form gives each of its inputs. */
export interface InputProps<Value> extends FocusProps {
  readonly value?: Value | undefined
  readonly onChange?: (value: Value) => void
}

const FOCUS = /^(?:id|disabled|aria-.*)$/

export const onInput = (props: FocusProps): FocusProps =>
  Object.fromEntries(Object.entries(props).filter(([name, value]) => FOCUS.test(name) && value !== undefined))
