import { EditDialog } from '#ui/form/edit/edit.dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { PhrasePicker } from '#widgets/phrases/phrase-picker.tsx'
import { LONGEST_REPLY, reviewApi, type ReviewRow } from '@zhanggui/contract/goods/product-review'
import { phraseKind } from '@zhanggui/domain/phrase/phrase-codes'
import { Input } from 'antd'

interface Props {
  readonly review: Pick<ReviewRow, 'id' | 'nickname' | 'comment'>
  readonly onClose: () => void
}

/** The shop's one answer to a review. */
export default function AnswerDialog({ review: { id, nickname, comment }, onClose }: Props) {
  const form = useForm({
    call: reviewApi.answer,
    schema: reviewApi.answer.body.omit({ id: true }),
    loaded: () => ({ merchantReplyContent: '' }),
    toInput: (draft) => ({ ...draft, id }),
    success: '回复成功',
  })
  const text = form.values.merchantReplyContent
  return (
    <EditDialog form={form} title={`回复「${nickname}」`} saveText="回复" onClose={onClose}>
      <blockquote className="review-quote">{comment}</blockquote>
      <Field form={form} name="merchantReplyContent" label="回复内容">
        <Input.TextArea rows={4} maxLength={LONGEST_REPLY} showCount placeholder="请填写回复内容" />
      </Field>
      <PhrasePicker
        kind={phraseKind.is.reviewReply}
        text={text}
        onPick={(phrase) => form.change({ merchantReplyContent: (text + phrase).slice(0, LONGEST_REPLY) })}
      />
    </EditDialog>
  )
}
