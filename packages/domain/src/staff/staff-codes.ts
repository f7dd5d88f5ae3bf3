import { codeTable } from '../kernel/code-table.ts'

/** Type of an account (1 and 3 belong to the platform). */
export const adminType = codeTable({
  owner: { code: 2, label: '店主', tone: 'info' },
  staff: { code: 4, label: '商户管理员' },
})
export type AdminType = (typeof adminType.codes)[number]

/** Whether an account may sign in, as the log and the form say it. */
export const adminStatusLabel = (isEnabled: boolean): string => (isEnabled ? '启用' : '停用')
export const roleStatusLabel = (isOpen: boolean): string => (isOpen ? '开启' : '关闭')

export const factorRuleLabel = (isRequired: boolean): string => (isRequired ? '要求' : '不要求')
