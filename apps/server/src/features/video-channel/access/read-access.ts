import type { AccessInfo } from '@zhanggui/contract/video/video-access'
import { accessStatus, accessTask } from '@zhanggui/domain/video/video-codes'
import type { MerchantDb } from '#platform/db/merchant-db'
import { findUsableBrands } from '../reference/brand.sql.ts'
import { findCategories } from '../reference/category.sql.ts'
import { findAccess } from './access.sql.ts'

const never = {
  status: accessStatus.is.none,
  companyName: '',
  licenseImg: '',
  contactName: '',
  contactPhone: '',
  thirdCatIds: [],
  brandIds: [],
  remark: '',
  rejectReason: '',
  submitTime: null,
  auditTime: null,
  tasks: [],
  version: 0,
}

export async function readAccess(db: MerchantDb): Promise<AccessInfo> {
  const { tasks, ...access } = (await findAccess(db)) ?? never
  const [categories, brands] = await Promise.all([
    findCategories(db, access.thirdCatIds),
    findUsableBrands(db, access.brandIds),
  ])
  const done = new Set<string>(tasks)
  return {
    ...access,
    thirdCatNames: categories.map((each) => [each.firstCatName, each.secondCatName, each.thirdCatName].join(' / ')),
    brandNames: brands.map(({ brandWording }) => brandWording),
    tasks: Object.fromEntries(accessTask.codes.map((task) => [task, done.has(task)])) as AccessInfo['tasks'],
  }
}
