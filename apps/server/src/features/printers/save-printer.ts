import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { printerApi } from '@zhanggui/contract/store/printer'
import { type Change, changesBetween, secretChange } from '@zhanggui/domain/audit/change-rules'
import { MASKED, printerBrand } from '@zhanggui/domain/printer/printer-codes'
import { checkVersion, refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { lockPrinter, putPrinter, type StoredPrinter } from './printer.sql.ts'
import { sealName } from './seal-name.ts'

type Input = InputOf<typeof printerApi.save>

/** Fields of the other brand are kept, so that changing back needs no typing. */
export async function savePrinter(context: StaffContext, input: Input) {
  const { db, newId, recordChanges } = context
  const before = await lockPrinter(db)
  checkVersion(input, before ?? { version: 0 })
  const ylySecret = await secretOf(context, 'printYlySec', input.printYlySec, before?.ylySecret ?? null)
  const feUkey = await secretOf(context, 'printFeUkey', input.printFeUkey, before?.feUkey ?? null)
  const isSameAccount = before?.ylyAppId === input.printYlyAppid && ylySecret === before.ylySecret
  const after = {
    id: before?.id ?? (await newId()),
    name: input.printName,
    brand: input.printType,
    isEnabled: input.status,
    ylyAppId: input.printYlyAppid,
    ylyUserId: input.printYlyUserid,
    ylySecret,
    ylyToken: isSameAccount ? before.ylyToken : null,
    ylyMachineNo: input.printYlyMerchineNo,
    feName: input.printFeName,
    feUser: input.printFeUser,
    feUkey,
    feSn: input.printFeSn,
  }
  await putPrinter(context, after)
  recordChanges(changesOf(before, after), after.name)
  return null
}

/** Masked: the stored one. Anything else is sealed; the seal of the same secret is another one each time. */
async function secretOf(
  { secrets, db }: StaffContext,
  field: 'printYlySec' | 'printFeUkey',
  sent: string,
  stored: Buffer | null,
): Promise<Buffer | null> {
  if (sent === '') return null
  if (sent !== MASKED) return secrets.seal(sent, sealName(db.merId, field))
  return stored ?? refuse('请重新填写密钥', { field })
}

const state = (isEnabled: boolean) => (isEnabled ? '启用' : '停用')

function changesOf(before: StoredPrinter | undefined, after: Omit<StoredPrinter, 'version'>): Change[] {
  return [
    ...changesBetween({
      配置名称: [before?.name ?? '', after.name],
      打印机类型: [before ? printerBrand.label(before.brand) : '', printerBrand.label(after.brand)],
      AppId: [before?.ylyAppId ?? '', after.ylyAppId],
      Userid: [before?.ylyUserId ?? '', after.ylyUserId],
      易联云打印机编码: [before?.ylyMachineNo ?? '', after.ylyMachineNo],
      Name: [before?.feName ?? '', after.feName],
      User: [before?.feUser ?? '', after.feUser],
      飞鹅云打印机编码: [before?.feSn ?? '', after.feSn],
      状态: [before ? state(before.isEnabled) : '', state(after.isEnabled)],
    }),
    ...(after.ylySecret !== (before?.ylySecret ?? null) ? [secretChange('Sec')] : []),
    ...(after.feUkey !== (before?.feUkey ?? null) ? [secretChange('Ukey')] : []),
  ]
}
