import { type ComponentType, useState } from 'react'
import { StillLoading } from '#ui/page/loading-bar.tsx'
import { retrySheets } from './retry-sheets.ts'
import { createStore, useStore } from '#api/store.ts'

interface Code<P> {
  readonly Ready?: ComponentType<P>
  readonly error?: Error
}

/**
 * A component whose code is asked for at once and shown the moment it is there. React's own `lazy` would hold it back: what
 * comes within 300 ms after a placeholder waits for the rest of them, so that placeholders do not flicker; ours is a thin bar.
 * And `lazy` remembers a failure for ever; here whoever is shown after one asks again.
 */
export function eagerLazy<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  Placeholder: ComponentType = StillLoading,
): ComponentType<P> {
  const store = createStore<Code<P>>({})
  const follow = (code: ReturnType<typeof load>) => {
    store.set({})
    code.then(
      (module) => store.set({ Ready: module.default }),
      (error: unknown) => store.set({ error: error instanceof Error ? error : new Error(String(error)) }),
    )
  }
  follow(load())
  return function Coming(props: P) {
    useState(() => (store.get().error ? follow(retrySheets().then(load)) : undefined))
    const { Ready, error } = useStore(store)
    if (error) throw error
    return Ready ? <Ready {...props} /> : <Placeholder />
  }
}
