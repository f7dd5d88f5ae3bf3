import { relativeTime } from '@zhanggui/domain/kernel/time/relative-time'
import { Alert, Button } from 'antd'
import { useNow } from '#ui/live/use-now.ts'
import type { Form } from '#ui/form/form.ts'

/** What was typed here last time and never saved. */
export function DraftOffer<V extends object>({ form }: { readonly form: Form<V> }) {
  const now = useNow()
  const { offer, close, drop } = form.draft
  if (!offer) return null
  const restore = () => {
    form.change(offer.values)
    close()
  }
  return (
    <Alert
      type="info"
      showIcon
      title={`有一份未保存的草稿（${relativeTime(offer.savedAt, now)}）`}
      action={
        <>
          <Button size="small" type="primary" onClick={restore}>
            恢复草稿
          </Button>
          <Button size="small" type="text" onClick={drop}>
            丢弃
          </Button>
        </>
      }
    />
  )
}
