import { call } from '#api/call.ts'
import { useRefresh } from '#api/use-call.ts'
import { useAsk } from '#ui/use-ask.tsx'
import { reviewApi, type ReviewRow } from '@zhanggui/contract/product-review'
import { App } from 'antd'

const LONGEST = 50

type Answered = Pick<ReviewRow, 'id' | 'nickname' | 'comment'>

/** Asks for the shop's one answer to a review and sends it; a refusal is said where it was typed. */
export function useAnswer() {
  const { prompt } = useAsk()
  const { message } = App.useApp()
  const refresh = useRefresh()
  return async ({ id, nickname, comment }: Answered) => {
    const save = (merchantReplyContent: string) => call(reviewApi.answer, { id, merchantReplyContent }, { quiet: true })
    const answer = await prompt({
      title: '回复',
      heading: `回复「${nickname}」`,
      about: <blockquote className="review-quote">{comment}</blockquote>,
      max: LONGEST,
      isLong: true,
      save,
    })
    if (answer === undefined) return
    void message.success('回复成功')
    await refresh([reviewApi])
  }
}
