import type { InputOf, ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import type { bankApi } from '@zhanggui/contract/bank'
import type { settlementApi, SettlementInfo } from '@zhanggui/contract/store/settlement'
import type { FormItem, FormValues } from '@zhanggui/domain/form/form-config'
import { type ParsedForm, parseForm } from '@zhanggui/domain/form/parse-form'
import {
  type AccountType,
  accountType,
  type SettlementType,
  settlementType,
} from '@zhanggui/domain/settlement/settlement-codes'

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

const labels = {
  bankUserName: '户名',
  bankName: '银行',
  bankCard: '账号',
  bankAddress: '开户行',
  wechatCode: '微信号',
  wechatQrcodeUrl: '微信收款二维码',
  alipayCode: '支付宝账号',
  alipayQrcodeUrl: '支付宝收款二维码',
  realName: '真实姓名',
} as const
const isPicture = (label: string) => label.endsWith('二维码')

/** What somebody else has made of the account meanwhile. */
export function changesSince(before: SettlementInfo, now: SettlementInfo): string[] {
  const kind = ({ settlementType: type, bankAccountType: account }: SettlementInfo) => {
    if (type === null) return ''
    return type === settlementType.is.bank ? accountType.label(account) : settlementType.label(type)
  }
  const fields = Object.entries(labels) as [keyof typeof labels, string][]
  return [
    ...(kind(before) === kind(now) ? [] : [`结算到${kind(now)}`]),
    ...fields
      .filter(([field]) => before[field] !== now[field])
      .map(([field, label]) => (isPicture(label) ? `${label}已更换` : `${label}改为「${now[field]}」`)),
  ]
}
