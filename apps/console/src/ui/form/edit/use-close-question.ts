import { useLeaveQuestion } from '#ui/page/use-leave-question.tsx'

/** What is asked about before its frame goes away. */
interface Unsaved {
  readonly isDirty: boolean
  readonly save: () => Promise<boolean>
  /** What was typed is given up. */
  readonly discard?: () => void
}

/** The two ways out of a dialog or a drawer: saved, or closed after a question where something would be lost. */
export function useCloseQuestion({ isDirty, save, discard }: Unsaved, title: string, onClose: () => void) {
  const ask = useLeaveQuestion()
  const saveAndClose = async () => {
    if (await save()) onClose()
  }
  const close = async () => {
    const answer = isDirty ? await ask(`「${title}」的修改尚未保存，放弃将丢失这些修改。`, true) : 'discard'
    if (answer === 'save') await saveAndClose()
    if (answer !== 'discard') return
    discard?.()
    onClose()
  }
  return { saveAndClose, close: () => void close() }
}
