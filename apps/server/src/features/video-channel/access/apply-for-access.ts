import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { videoAccessApi } from '@zhanggui/contract/video/video-access'
import { changesBetween, changesOfRecord } from '@zhanggui/domain/audit/change-rules'
import { accessStatus } from '@zhanggui/domain/video/video-codes'
import { whyNotApply } from '@zhanggui/domain/video/video-rules'
import { findOwnPictures, recordPictureUses } from '#features/pictures/public'
import { checkVersion, refuse, refuseIf } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { findUsableBrands } from '../reference/brand.sql.ts'
import { findCategories } from '../reference/category.sql.ts'
import { lockAccess, putApplication, setAccess } from './access.sql.ts'

const STATUS = '申请状态'
type Input = InputOf<typeof videoAccessApi.apply>

export async function applyForAccess(context: StaffContext, { version, ...draft }: Input) {
  const { db, recordChanges } = context
  const before = await lockAccess(db)
  const status = before?.status ?? accessStatus.is.none
  refuseIf(whyNotApply(status, 'apply'))
  if (before) checkVersion({ version }, before)
  await checkApplication(context, draft)
  await putApplication(context, draft)
  await recordPictureUses(db, { kind: 'videoAccess', refId: db.merId, label: '视频号接入申请' }, [draft.licenseImg])
  const described = ({ companyName, contactName, remark }: Pick<Input, 'companyName' | 'contactName' | 'remark'>) => ({
    公司名称: companyName,
    联系人: contactName,
    备注: remark,
  })
  recordChanges([
    ...changesOfRecord(before && described(before), described(draft)),
    ...changesBetween({ [STATUS]: [accessStatus.label(status), accessStatus.label(accessStatus.is.waiting)] }),
  ])
  return null
}

async function checkApplication({ db }: StaffContext, { thirdCatIds, brandIds, licenseImg }: Omit<Input, 'version'>) {
  const [categories, brands, own] = await Promise.all([
    findCategories(db, thirdCatIds),
    findUsableBrands(db, brandIds),
    findOwnPictures(db, [licenseImg]),
  ])
  if (categories.length < thirdCatIds.length) refuse('类目不存在', { field: 'thirdCatIds' })
  if (brands.length < new Set(brandIds).size) refuse('品牌不存在', { field: 'brandIds' })
  if (!own.has(licenseImg)) refuse('图片不存在，请从素材库选择', { field: 'licenseImg' })
}

/** Taken back before the platform has decided. */
export async function cancelApplication({ db, now, recordChanges }: StaffContext) {
  const { status } = (await lockAccess(db)) ?? { status: accessStatus.is.none }
  refuseIf(whyNotApply(status, 'cancel'))
  await setAccess(db, { status: accessStatus.is.none, submitted_at: null, updated_at: now })
  recordChanges(changesBetween({ [STATUS]: [accessStatus.label(status), '已撤回'] }))
  return null
}
