import { parseShopTime } from '@zhanggui/domain/kernel/shop-time'
import { insertHoliday } from '../apps/server/src/features/merchants/holidays/holiday.sql.ts'
import { updateStoreInfo } from '../apps/server/src/features/merchants/store-info.sql.ts'
import { insertAddress } from '../apps/server/src/features/return-addresses/return-address.sql.ts'
import { putAccount } from '../apps/server/src/features/settlement/settlement.sql.ts'
import { recordPictureUses } from '../apps/server/src/features/pictures/public.ts'
import { inMerchant } from '../apps/server/src/platform/db/merchant-db.ts'
import type { Platform } from '../apps/server/src/platform/platform.ts'
import { LOW_STOCK } from './demo-merchants.ts'
import { findIcons } from './demo-catalogue.sql.ts'

/** The shop whose owner has set up everything; the other one still has its checklist to do. */
const FURNISHED = 1

const address = {
  receiverName: '沈小满',
  receiverPhone: '13800010003',
  regionId: 330106,
  street: '灵隐街道',
  detail: '梅家坞村 28 号',
}

/** Store information, return addresses, a settlement account and the next holiday of the first demo shop. */
export async function seedStore({ pool, clock }: Platform, merId: number): Promise<void> {
  if (merId !== FURNISHED) return
  await inMerchant(pool, merId, 'write', async (db) => {
    const edit = { db, now: clock(), staff: { adminId: merId * 100 + 1 } }
    const pictures = await findIcons(db)
    const picture = (name: string) => pictures.get(name) ?? ''
    const info = {
      avatar: picture('建盏'),
      backImage: picture('首页横幅'),
      streetBackImage: picture('春山'),
      coverImage: picture('品牌故事'),
      rectangleLogo: picture('明前龙井'),
      intro: '自家茶园在梅家坞，现采现制，茶具来自宜兴与建阳的匠人。',
      keywords: ['龙井', '绿茶', '紫砂壶'],
      regionId: address.regionId,
      addressDetail: '梅家坞村 28 号',
      latitude: 30.2,
      longitude: 120.09,
      serviceType: 'phone' as const,
      serviceLink: '',
      servicePhone: '0571-88880001',
      alertStock: LOW_STOCK,
      isTakeTheir: true,
      receiptPrintingSwitch: 1 as const,
    }
    await updateStoreInfo(edit, info)
    const shown = [info.avatar, info.backImage, info.streetBackImage, info.coverImage, info.rectangleLogo]
    await recordPictureUses(db, { kind: 'store', refId: merId, label: '店铺信息' }, shown)
    await insertAddress(edit, 701, { ...address, isDefault: true, isShow: true })
    const warehouse = {
      ...address,
      receiverName: '陈大力',
      receiverPhone: '0571-88880002',
      detail: '转塘科技园 3 号库',
    }
    await insertAddress(edit, 702, { ...warehouse, street: '转塘街道', isDefault: false, isShow: true })
    await putAccount(edit, {
      settlementType: 'bank',
      bankAccountType: 1,
      bankUserName: '杭州山风茶业有限公司',
      bankName: '招商银行',
      bankCard: '571900000010001',
      bankAddress: '招商银行杭州分行营业部',
      wechatCode: '',
      wechatQrcodeUrl: '',
      alipayCode: '',
      alipayQrcodeUrl: '',
      realName: '',
    })
    const at = (text: string) => parseShopTime(text) ?? clock()
    const holiday = { startsAt: at('2027-02-05 00:00:00'), endsAt: at('2027-02-12 00:00:00') }
    await insertHoliday(edit, 711, { ...holiday, note: '春节放假', takesBookings: true })
  })
}
