import { createStore, type Store } from '#api/store.ts'
import { nameIn } from './check/form-check.ts'

export type NameOf<V> = keyof V & string

/** Everything that a form holds; nobody else keeps any of it. */
export interface FormState<V extends object, R> {
  /** What was read; undefined for a new record. */
  readonly record: R | undefined
  /** The values as they are stored: what differs from them is unsaved. */
  readonly stored: V
  readonly values: V
  /** Fields, and parts of fields, that were left once: they are checked while typing. */
  readonly live: ReadonlySet<string>
  /** What the server has against some of them, until they change. */
  readonly refused: ReadonlyMap<string, string>
}

export type FormStore<V extends object, R> = Store<FormState<V, R>>

const untouched = { live: new Set<string>(), refused: new Map<string, string>() }

export const createFormStore = <V extends object, R>(record: R | undefined, values: V): FormStore<V, R> =>
  createStore<FormState<V, R>>({ record, stored: values, values, ...untouched })

/** Starts with these values on top of the stored ones. */
export function startForm<V extends object, R>(
  store: FormStore<V, R>,
  record: R | undefined,
  stored: V,
  values: V = stored,
) {
  store.set({ record, stored, values, ...untouched })
}

export function changeValues<V extends object, R>(store: FormStore<V, R>, patch: Partial<V>) {
  putValues(store, { ...store.get().values, ...patch }, Object.keys(patch))
}

export function putValue<V extends object, N extends NameOf<V>, R>(store: FormStore<V, R>, name: N, value: V[N]) {
  putValues(store, { ...store.get().values, [name]: value }, [name])
}

function putValues<V extends object, R>(store: FormStore<V, R>, values: V, changed: readonly string[]) {
  const state = store.get()
  const refused = new Map([...state.refused].filter(([path]) => !changed.includes(nameIn(path))))
  store.set({ ...state, values, refused })
}

/** From now on these places say what is wrong with them. */
export function makeLive<V extends object, R>(store: FormStore<V, R>, paths: readonly string[]) {
  const state = store.get()
  if (paths.some((path) => !state.live.has(path))) store.set({ ...state, live: new Set([...state.live, ...paths]) })
}

/** The parts of a field have changed places: what was left once is another now. */
export function forgetParts<V extends object, R>(store: FormStore<V, R>, name: string) {
  const state = store.get()
  store.set({ ...state, live: new Set([...state.live].filter((path) => !path.startsWith(`${name}.`))) })
}

export function setRefused<V extends object, R>(store: FormStore<V, R>, refused: ReadonlyMap<string, string>) {
  store.set({ ...store.get(), refused })
}
