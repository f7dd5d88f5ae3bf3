import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { settlementApi } from '@zhanggui/contract/store/settlement'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { fieldsOf } from '@zhanggui/domain/form/form-config'
import { problemsInForm } from '@zhanggui/domain/form/form-rules'
import { noticeKind } from '@zhanggui/domain/notice/notice-kinds'
import { settlementBanks } from '@zhanggui/domain/settlement/settlement-banks'
import { accountType, settlementType } from '@zhanggui/domain/settlement/settlement-codes'
import { cardToStore, maskCard, settlementForm } from '@zhanggui/domain/settlement/settlement-rules'
import { findForm } from '#features/form-templates/public'
import { recordPictureUses } from '#features/pictures/public'
import { checkVersion, invalid } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { NO_ACCOUNT } from './no-account.ts'
import { lockAccount, putAccount, type StoredAccount } from './settlement.sql.ts'

/** The fields of the chosen form are taken over; those of the other ones stay as they are. */
export async function editSettlement(context: StaffContext, input: InputOf<typeof settlementApi.edit>) {
  const { db, recordChanges, announce } = context
  const stored = await lockAccount(db)
  checkVersion(input, stored ?? { version: 0 })
  const before = stored ?? NO_ACCOUNT
  const after = accountAfter(before, input)
  await putAccount(context, after)
  const codes = [after.wechatQrcodeUrl, after.alipayQrcodeUrl]
  await recordPictureUses(db, { kind: 'settlement', refId: db.merId, label: '结算信息' }, codes)
  recordChanges(changesOf(before, after))
  announce({
    kind: noticeKind.is.security,
    title: '结算账户已修改',
    content: `${context.staff.realName}修改了店铺的结算账户（${settlementType.label(after.settlementType)}），如非本人操作请立即核实。`,
    url: '/operation/modifyStoreInfo?tab=settlement',
    permission: settlementApi.info.permission,
  })
  return null
}

function accountAfter(before: StoredAccount, input: InputOf<typeof settlementApi.edit>): StoredAccount {
  const isSameKind = before.bankAccountType === input.bankAccountType
  const form = findForm(settlementForm(input.settlementType, input.bankAccountType))
  const filled = { ...input, bankCard: cardToStore(input.bankCard, isSameKind ? before.bankCard : '') }
  const problems = problemsInForm(form, filled).map(({ name, message }) => ({ path: name, message }))
  if (input.settlementType === settlementType.is.bank && input.bankName && !isBank(input.bankName)) {
    problems.push({ path: 'bankName', message: '请选择列表中的银行' })
  }
  if (problems.length > 0) throw invalid(problems)
  const { settlementType: type, bankAccountType } = input
  const names = new Set(fieldsOf(form.items).map(({ name }) => name))
  const own = Object.fromEntries(Object.entries(filled).filter(([name]) => names.has(name)))
  return { ...before, ...own, settlementType: type, bankAccountType }
}

const isBank = (bank: string) => settlementBanks.some(({ name }) => name === bank)

const changesOf = (before: StoredAccount, after: StoredAccount) =>
  changesBetween({
    结算类型: [settlementType.label(before.settlementType), settlementType.label(after.settlementType)],
    账户类型: [accountType.label(before.bankAccountType), accountType.label(after.bankAccountType)],
    持卡人姓名: [before.bankUserName, after.bankUserName],
    银行名称: [before.bankName, after.bankName],
    银行卡号: [maskCard(before.bankCard), maskCard(after.bankCard)],
    开户地址: [before.bankAddress, after.bankAddress],
    微信号: [before.wechatCode, after.wechatCode],
    微信收款二维码: [before.wechatQrcodeUrl, after.wechatQrcodeUrl],
    支付宝账号: [before.alipayCode, after.alipayCode],
    支付宝收款二维码: [before.alipayQrcodeUrl, after.alipayQrcodeUrl],
    真实姓名: [before.realName, after.realName],
  })
