import { use } from 'react'
import { PaneContext } from './pane.ts'
import { unsaved } from './unsaved.ts'
import { useLeaveQuestion } from './use-leave-question.tsx'

/** Asks what becomes of unsaved work on this page before another one takes its place; false where somebody stays. */
export function useMayLeavePage() {
  const { key } = use(PaneContext)
  const ask = useLeaveQuestion()
  return async () => {
    if (!unsaved.in(key)) return true
    const answer = await ask('本页的修改尚未保存，放弃将丢失这些修改。', unsaved.isSavable(key))
    return answer === 'save' ? unsaved.save(key) : answer === 'discard'
  }
}
