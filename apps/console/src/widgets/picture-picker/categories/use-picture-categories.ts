import { useCall } from '#api/use-call.ts'
import { categoryApi } from '@zhanggui/contract/category'
import { categoryType } from '@zhanggui/domain/category/category-codes'

/** Spec §7: picture categories whatever their status. */
const ASKED = { type: categoryType.is.attachment, status: -1 }

export const usePictureCategories = () => useCall(categoryApi.tree, ASKED)
