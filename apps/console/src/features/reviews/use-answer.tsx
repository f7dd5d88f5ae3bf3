import { useAction } from '#ui/action/use-action.ts'
import { useConfirm } from '#ui/action/use-confirm.tsx'
import { reviewApi, type ReviewRow } from '@zhanggui/contract/goods/product-review'

const LONGEST = 50

type Answered = Pick<ReviewRow, 'id' | 'nickname' | 'comment'>

/** Asks for the shop's one answer to a review and sends it; a refusal is said where it was typed. */
export function useAnswer() {
  const { prompt } = useConfirm()
  const { run } = useAction()
  return ({ id, nickname, comment }: Answered) =>
    prompt({
      title: '回复',
      action: '回复',
      heading: `回复「${nickname}」`,
      about: <blockquote className="review-quote">{comment}</blockquote>,
      max: LONGEST,
      isLong: true,
      save: (merchantReplyContent, onRefused) =>
        run({ call: reviewApi.answer, input: { id, merchantReplyContent }, success: '回复成功', onRefused }),
    })
}
