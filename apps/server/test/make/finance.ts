import { closingApi } from '@zhanggui/contract/finance/closing'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { settlementApi } from '@zhanggui/contract/store/settlement'
import { toFen } from '@zhanggui/domain/kernel/money'
import { writeJournal } from '#features/ledger/public'
import type { TestApp } from '#test/app/test-app'
import { inShop } from '#test/make/order'
import type { Shop } from '#test/make/shop.sql'

let made = 0

/** Money that the shop has from before. */
export async function addBalance(app: TestApp, shop: Shop, fen: number) {
  const legs = [
    { account: 'platform.cash', amount: toFen(fen) },
    { account: 'shop.balance', amount: toFen(-fen) },
  ] as const
  await inShop(app, shop, (context) => writeJournal(context, { event: 'settle', refNo: `start-${(made += 1)}`, legs }))
}

export const bankAccount: InputOf<typeof settlementApi.edit> = {
  settlementType: 'bank',
  bankAccountType: 0,
  bankUserName: '林知夏',
  bankName: '招商银行',
  bankCard: '6225880112345678',
  bankAddress: '招商银行杭州分行',
  wechatCode: '',
  wechatQrcodeUrl: '',
  alipayCode: '',
  alipayQrcodeUrl: '',
  realName: '',
}

/** A shop that has an account, 1000 yuan, and has asked for some of it. */
export async function makeClosing(app: TestApp, shop: Shop, fen = 50_000): Promise<string> {
  const { token } = shop.owner
  await app.call(settlementApi.edit, bankAccount, { token })
  await addBalance(app, shop, 100_000)
  const { data } = await app.call(closingApi.apply, { closingType: 'bank', amount: toFen(fen), mark: '' }, { token })
  return data.closingNo
}
