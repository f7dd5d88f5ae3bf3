import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import type { ContractForm } from './contract-form.ts'

/** How things stand with a form, for the bar that saves it. */
export function standingOf<E extends Endpoint>(form: ContractForm<E>): string | undefined {
  if (form.conflict) return '请先选择要保留的内容，再保存'
  return form.isDirty ? '有未保存的修改' : undefined
}
