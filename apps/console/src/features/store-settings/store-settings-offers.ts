import type { Offer } from '#ui/page/page.ts'
import { merchantApi } from '@zhanggui/contract/merchant'
import { holidayApi } from '@zhanggui/contract/store/holiday'
import { orderRuleApi } from '@zhanggui/contract/store/order-rule'
import { printerApi } from '@zhanggui/contract/store/printer'
import { returnAddressApi } from '@zhanggui/contract/store/return-address'
import { settlementApi } from '@zhanggui/contract/store/settlement'

const part = (key: string) => ({ to: `/operation/modifyStoreInfo?tab=${key}`, isPart: true })

/** The parts of the settings: few would look for them behind the name of the page. */
const offers: readonly Offer[] = [
  { label: '店铺信息', pinyin: 'dian pu xin xi', call: merchantApi.info, ...part('info') },
  { label: '结算信息', pinyin: 'jie suan xin xi', call: settlementApi.info, ...part('settlement') },
  { label: '退货地址', pinyin: 'tui huo di zhi', call: returnAddressApi.list, ...part('address') },
  { label: '小票打印', pinyin: 'xiao piao da yin', call: printerApi.info, ...part('printer') },
  { label: '店铺休假', pinyin: 'dian pu xiu jia', call: holidayApi.list, ...part('holiday') },
  { label: '店铺规则', pinyin: 'dian pu gui ze', call: orderRuleApi.info, ...part('rule') },
]
export default offers
