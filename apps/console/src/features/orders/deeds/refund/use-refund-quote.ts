import { useCall } from '#api/use-call.ts'
import { useSettled } from '#ui/input/use-settled.ts'
import { directRefundApi } from '@zhanggui/contract/order/direct-refund'
import type { ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import { useState } from 'react'
import { canBeQuoted, type RefundDraft, refundInput } from './refund-draft.ts'

export interface RefundQuoteState {
  readonly data: ReplyOf<typeof directRefundApi.quoteRefund> | undefined
  readonly error: Error | null
  /** The sum belongs to what stands in the form now. */
  readonly isCurrent: boolean
  /** There is something to ask about. */
  readonly isAsked: boolean
}

/** What a refund would come to, by the server, asked while it is put together and not any more once it is sent. */
export function useRefundQuote(orderNo: string, draft: RefundDraft, isSent: boolean): RefundQuoteState {
  const isAsked = canBeQuoted(draft)
  const typed = JSON.stringify(draft)
  const settled = useSettled(typed)
  const [asked, setAsked] = useState(draft)
  if (settled === typed && JSON.stringify(asked) !== typed && isAsked) setAsked(draft)
  const input = refundInput(orderNo, asked)
  const { data, error, isFetching } = useCall(directRefundApi.quoteRefund, input, {
    keepPrevious: true,
    enabled: isAsked && !isSent,
  })
  return { data, error, isAsked, isCurrent: JSON.stringify(asked) === typed && !isFetching }
}
