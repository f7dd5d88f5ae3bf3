import { call } from '#api/call.ts'
import { useRefresh } from '#api/use-call.ts'
import { useAsk } from '#ui/use-ask.tsx'
import { reviewApi } from '@zhanggui/contract/product-review'
import { App } from 'antd'

const LONGEST = 50

/** Asks for the shop's one answer to a review and sends it; a refusal is said where it was typed. */
export function useAnswer() {
  const { prompt } = useAsk()
  const { message } = App.useApp()
  const refresh = useRefresh()
  return async (id: number) => {
    const save = (merchantReplyContent: string) => call(reviewApi.answer, { id, merchantReplyContent }, { quiet: true })
    const answer = await prompt({ title: '回复', max: LONGEST, isLong: true, save })
    if (answer === undefined) return
    void message.success('回复成功')
    await refresh([reviewApi.answer.area])
  }
}
