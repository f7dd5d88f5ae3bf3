import { use, useEffect, useEffectEvent, useId } from 'react'
import { type Pane, PaneContext } from './pane.ts'
import { createStore, useStore } from '#api/store.ts'

/** Saves one piece of unsaved work; false when it could not be saved. */
type Save = () => Promise<boolean>
type Marks = ReadonlyMap<string, Save | undefined>

/** Unsaved work, by pane. */
const marks = createStore<ReadonlyMap<string, Marks>>(new Map())

function change(pane: string, edit: (held: Map<string, Save | undefined>) => void) {
  const held = new Map(marks.get().get(pane))
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
  /** Whether everything unsaved in the pane knows how to save itself. */
  isSavable: (pane: string): boolean => [...(marks.get().get(pane)?.values() ?? [])].every(Boolean),
  /** Saves all of it, one after the other; stops and says false at the first that cannot be saved. */
  async save(pane: string): Promise<boolean> {
    for (const save of marks.get().get(pane)?.values() ?? []) {
      if (!(await save?.())) return false
    }
    return true
  },
}

/** The keys of all panes that hold unsaved work. */
export const useUnsavedPanes = (): ReadonlyMap<string, unknown> => useStore(marks)

/** Where a piece of unsaved work stands: its page, and a name of its own there. */
interface UnsavedMark {
  readonly pane: Pane
  readonly name: string
}

export function useUnsavedMark(): UnsavedMark {
  const pane = use(PaneContext)
  const name = useId()
  return { pane, name }
}

/** Takes the mark away at once, for those who leave right after saving. */
export const clearUnsavedMark = ({ pane, name }: UnsavedMark) => change(pane.key, (held) => held.delete(name))

/**
 * Tells the shell that closing this page would lose work: it asks first, and keeps the page alive until then. With
 * `save` it can offer to save.
 */
export function useUnsaved(dirty: boolean, save?: Save, mark?: UnsavedMark): void {
  const own = useUnsavedMark()
  const { pane, name } = mark ?? own
  const canSave = save !== undefined
  const latest = useEffectEvent(async () => (await save?.()) ?? false)
  useEffect(() => {
    if (!dirty) return undefined
    change(pane.key, (held) => held.set(name, canSave ? () => latest() : undefined))
    return () => {
      // A page in the background rests its effects too: its work is as unsaved as before.
      if (pane.isShown()) change(pane.key, (held) => held.delete(name))
    }
  }, [dirty, canSave, name, pane])
}
