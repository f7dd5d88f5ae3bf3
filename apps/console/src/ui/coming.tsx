import type { ComponentType } from 'react'
import { StillLoading } from './loading-bar.tsx'
import { createStore, useStore } from './store.ts'

interface Code<P> {
  readonly Ready?: ComponentType<P>
  readonly error?: Error
}

/**
 * A component whose code is asked for at once and shown the moment it is there. React's own `lazy` would hold it back: what
 * comes within 300 ms after a placeholder waits for the rest of them, so that placeholders do not flicker; ours is a thin bar.
 */
export function coming<P extends object>(
  code: Promise<{ default: ComponentType<P> }>,
  Placeholder: ComponentType = StillLoading,
): ComponentType<P> {
  const store = createStore<Code<P>>({})
  code.then(
    (module) => store.set({ Ready: module.default }),
    (error: unknown) => store.set({ error: error instanceof Error ? error : new Error(String(error)) }),
  )
  return function Coming(props: P) {
    const { Ready, error } = useStore(store)
    if (error) throw error
    return Ready ? <Ready {...props} /> : <Placeholder />
  }
}
