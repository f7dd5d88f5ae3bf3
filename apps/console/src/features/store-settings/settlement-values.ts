import type { InputOf, ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import type { bankApi } from '@zhanggui/contract/bank'
import type { settlementApi } from '@zhanggui/contract/store/settlement'
import type { FormItem, FormValues } from '@zhanggui/domain/form/form-config'
import { type ParsedForm, parseForm } from '@zhanggui/domain/form/parse-form'
import type { AccountType, SettlementType } from '@zhanggui/domain/settlement/settlement-codes'

/** The form with the banks to choose from. A card that is stored is kept by leaving its field blank. */
export function bankForm(content: string, banks: ReplyOf<typeof bankApi.list>, card: string | undefined): ParsedForm {
  const parsed = parseForm(content)
  if (!parsed.ok) return parsed
  const options = banks.map(({ name }) => ({ label: name, value: name, isDisabled: false }))
  const withOptions = (item: FormItem): FormItem => {
    if (item.tag === 'el-select' && item.name === 'bankName') return { ...item, options }
    if (item.tag !== 'el-input' || item.name !== 'bankCard' || card === undefined) return item
    return { ...item, isRequired: false, placeholder: `已保存 ${card}，不修改请留空` }
  }
  return { ok: true, form: { ...parsed.form, items: parsed.form.items.map(withOptions) } }
}

interface Kind {
  readonly type: SettlementType
  readonly account: AccountType
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** What is sent: the fields of the chosen form; the others stay as they are stored. */
export const accountInput = (values: FormValues, { type, account }: Kind): InputOf<typeof settlementApi.edit> => ({
  settlementType: type,
  bankAccountType: account,
  bankUserName: text(values['bankUserName']),
  bankName: text(values['bankName']),
  bankCard: text(values['bankCard']),
  bankAddress: text(values['bankAddress']),
  wechatCode: text(values['wechatCode']),
  wechatQrcodeUrl: text(values['wechatQrcodeUrl']),
  alipayCode: text(values['alipayCode']),
  alipayQrcodeUrl: text(values['alipayQrcodeUrl']),
  realName: text(values['realName']),
})
