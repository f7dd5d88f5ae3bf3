import '#ui/show/code-tag.css'
import { stateOf } from './order-state-tag.ts'

/** Where an order stands; the colour only repeats what the word says. */
export function OrderState({ of }: { readonly of: Parameters<typeof stateOf>[0] }) {
  const { label, tone } = stateOf(of)
  return (
    <span className="code-tag" data-tone={tone}>
      {label}
    </span>
  )
}
