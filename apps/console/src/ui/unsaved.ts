import { use, useEffect, useId } from 'react'
import { PaneContext } from './pane.ts'
import { createStore, useStore } from './store.ts'

/** Marks of unsaved work, by pane. */
const marks = createStore<ReadonlyMap<string, ReadonlySet<string>>>(new Map())

function change(pane: string, edit: (held: Set<string>) => void) {
  const held = new Set(marks.get().get(pane))
  edit(held)
  const next = new Map(marks.get())
  if (held.size > 0) next.set(pane, held)
  else next.delete(pane)
  marks.set(next)
  if (next.size > 0) window.addEventListener('beforeunload', askBrowser)
  else window.removeEventListener('beforeunload', askBrowser)
}

function askBrowser(event: BeforeUnloadEvent) {
  event.preventDefault()
}

export const unsaved = {
  in: (pane: string): boolean => marks.get().has(pane),
  /** The pane is gone, and what was typed into it. */
  discard: (pane: string) => change(pane, (held) => held.clear()),
}

/** The keys of all panes that hold unsaved work. */
export const useUnsavedPanes = (): ReadonlyMap<string, unknown> => useStore(marks)

/** Tells the shell that closing this page would lose work: it asks first, and keeps the page alive until then. */
export function useUnsaved(dirty: boolean): void {
  const pane = use(PaneContext)
  const mark = useId()
  useEffect(() => {
    if (!dirty) return undefined
    change(pane.key, (held) => held.add(mark))
    return () => {
      // A page in the background rests its effects too: its work is as unsaved as before.
      if (pane.isShown()) change(pane.key, (held) => held.delete(mark))
    }
  }, [dirty, mark, pane])
}
