import { useQuestion } from '#ui/action/question/use-question.tsx'

/** Whether a submitted product goes on sale by itself once it has passed; nothing where the question was closed. */
export function useSubmitQuestion() {
  const ask = useQuestion()
  return (text: string, deed = '提交审核') =>
    ask<boolean>({
      text,
      choices: [
        { label: `${deed}，暂不上架`, answer: false },
        { label: `${deed}，通过后上架`, answer: true },
      ],
    })
}
