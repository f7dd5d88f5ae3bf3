import { useLeaveQuestion } from '#ui/page/use-leave-question.tsx'

/** What is asked about before its frame goes away. */
interface Unsaved {
  readonly isDirty: boolean
  readonly save: () => Promise<boolean>
  /** What was typed is given up. */
  readonly discard?: () => void
}

/** The ways out of a dialog or a drawer: saved, or left after a question where something would be lost. */
export function useCloseQuestion({ isDirty, save, discard }: Unsaved, title: string, onClose: () => void) {
  const ask = useLeaveQuestion()
  const saveAndClose = async () => {
    if (await save()) onClose()
  }
  const mayLeave = async () => {
    const answer = isDirty ? await ask(`「${title}」的修改尚未保存，放弃将丢失这些修改。`, true) : 'discard'
    if (answer !== 'discard') return answer === 'save' && save()
    discard?.()
    return true
  }
  const close = async () => {
    if (await mayLeave()) onClose()
  }
  return { saveAndClose, mayLeave, close: () => void close() }
}
