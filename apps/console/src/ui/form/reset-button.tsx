import { useAsk } from '#ui/use-ask.tsx'
import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import { Button } from 'antd'
import type { ContractForm } from './contract-form.ts'

/** Back to what was loaded, after a question: it stands beside the button that saves. */
export function ResetButton<E extends Endpoint>({ form }: { readonly form: ContractForm<E> }) {
  const { confirm } = useAsk()
  const reset = async () => {
    if (await confirm({ text: '本次填写的内容将全部撤销，不能找回，继续吗？', isDanger: true })) form.reset()
  }
  return (
    <Button disabled={!form.isDirty || form.isSaving} onClick={() => void reset()}>
      撤销修改
    </Button>
  )
}
