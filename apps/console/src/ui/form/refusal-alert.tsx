import { Alert } from 'antd'
import { useBringIntoView } from './use-bring-into-view.ts'

/** Why the server said no, below the fields; whoever is further up is led to it. */
export function RefusalAlert({ text }: { readonly text: string }) {
  const place = useBringIntoView<HTMLDivElement>('nearest')
  return (
    <div ref={place} tabIndex={-1} className="form-refusal">
      <Alert type="error" showIcon title={text} />
    </div>
  )
}
