import { formatYuan } from '@zhanggui/domain/kernel/money'
import type { MerchantDb } from '#platform/db/merchant-db'
import { listDraftSkus } from './draft-sku.sql.ts'
import { findDraft } from './draft.sql.ts'

/** The draft as the sensitive-operation log shows it, labelled as in the form. */
export async function describeDraft(db: MerchantDb, id: number): Promise<Record<string, string>> {
  const draft = await findDraft(db, id)
  const skus = await listDraftSkus(db, draft)
  return {
    商品标题: draft.title,
    单位: draft.unitName,
    微信商品类目: draft.thirdCatName,
    商品品牌: draft.brandWording,
    运费模板: String(draft.tempId),
    获得积分: String(draft.giveIntegral),
    虚拟销量: String(draft.ficti),
    商品轮播图: draft.headImg.join('、'),
    商品资质图: draft.qualificationPics.join('、'),
    商品价: skus.map(({ label, price }) => `${label} ${formatYuan(price)}`).join('；'),
  }
}
