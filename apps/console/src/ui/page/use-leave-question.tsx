import { useQuestion } from '#ui/action/question/use-question.tsx'

export type LeaveAnswer = 'save' | 'discard' | 'stay'

/** Asks what becomes of unsaved work: 保存 / 放弃 / 继续编辑. */
export function useLeaveQuestion() {
  const ask = useQuestion()
  return async (text: string, canSave: boolean): Promise<LeaveAnswer> => {
    const answer = await ask<LeaveAnswer>({
      title: '有未保存的内容',
      text,
      cancel: '继续编辑',
      choices: [
        { label: '放弃', answer: 'discard', isDanger: true },
        ...(canSave ? [{ label: '保存', answer: 'save' as const }] : []),
      ],
    })
    return answer ?? 'stay'
  }
}
