import { nameIn } from './check/form-check.ts'
import { forgetParts, type FormStore, makeLive, type NameOf, putValue } from './form-store.ts'

interface FieldFacts<V> {
  readonly label: string
  /** What these values say here, for the view of a conflict. */
  readonly inWords: (values: V) => string
  /** The form's tab on which it stands. */
  readonly tab: string | undefined
}

/** The fields of one form. It stays the same while values change, so that one key draws one field. */
export interface FieldRegister<V extends object> {
  readonly idOf: (path: string) => string
  /** Called by each field as it appears. */
  readonly enter: (name: NameOf<V>, facts: FieldFacts<V>) => void
  readonly facts: (name: string) => FieldFacts<V> | undefined
  /** In the order in which they stand. */
  readonly names: () => readonly string[]
  readonly put: <N extends NameOf<V>>(name: N, value: V[N]) => void
  /** It was left: from now on it is checked while typing. */
  readonly leave: (path: string) => void
  readonly forgetParts: (name: NameOf<V>) => void
  readonly goTo: (path: string) => void
}

export function createFieldRegister<V extends object, R>(store: FormStore<V, R>, prefix: string): FieldRegister<V> {
  const known = new Map<string, FieldFacts<V>>()
  const idOf = (path: string) => `${prefix}-${path}`
  return {
    idOf,
    enter: (name, facts) => void known.set(name, facts),
    facts: (name) => known.get(name),
    names: () => [...known.keys()],
    put: (name, value) => putValue(store, name, value),
    leave: (path) => makeLive(store, [path]),
    forgetParts: (name) => forgetParts(store, name),
    goTo: (path) => focusOn(document.getElementById(idOf(path)) ?? document.getElementById(idOf(nameIn(path)))),
  }
}

const FOCUSABLE = 'input, textarea, button, [tabindex], [contenteditable=true]'

function focusOn(field: HTMLElement | null) {
  const target = field?.matches(FOCUSABLE) ? field : field?.querySelector<HTMLElement>(FOCUSABLE)
  field?.scrollIntoView({ block: 'center' })
  target?.focus({ preventScroll: true })
}
