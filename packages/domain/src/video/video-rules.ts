import { formatYuan, type Fen, toFen } from '../kernel/money.ts'
import {
  type AccessStatus,
  accessStatus,
  type CategoryReview,
  categoryReview,
  type QualificationNeed,
  qualificationNeed,
  type ShelfCause,
  shelfCause,
  type VideoShelf,
  videoShelf,
} from './video-codes.ts'

export interface ShelfState {
  readonly status: VideoShelf
  readonly platformStatus: ShelfCause
}

export type ShelfAction = 'putOn' | 'putDown'

/** Why an approved product cannot be moved by the shop (sheet of marketing, 3.7). */
export function whyNotMove({ status, platformStatus }: ShelfState, action: ShelfAction): string | undefined {
  const { initial, on, ownDown } = videoShelf.is
  if (action === 'putDown') {
    return status === initial || status === on ? undefined : '商品只有在初始值/上架状态，才能下架'
  }
  if (status !== ownDown) return '商品只有在自主下架状态，才能上架'
  return platformStatus === shelfCause.is.platformDown ? '平台已下架，不能上架' : undefined
}

/** Why an application cannot be sent or taken back. */
export function whyNotApply(status: AccessStatus, action: 'apply' | 'cancel' | 'decide'): string | undefined {
  const { none, waiting, refused } = accessStatus.is
  if (action === 'apply')
    return status === none || status === refused ? undefined : '当前状态不能提交申请，请刷新后再试'
  if (status === waiting) return undefined
  return action === 'cancel' ? '只有审核中的申请可以撤回' : '申请不在审核中，请刷新后再试'
}

/** Why drafts cannot be submitted yet. */
export const whyNotInChannel = (status: AccessStatus): string | undefined =>
  status === accessStatus.is.open ? undefined : '请先申请接入视频号'

export interface CategoryNeeds {
  readonly status: CategoryReview
  /** Of the category itself, which the platform sends in. */
  readonly qualificationType: QualificationNeed
  /** Of each product in it. */
  readonly productQualificationType: QualificationNeed
}

/** Why nothing can be sold in a category yet. */
export const whyNotCategory = ({ status, qualificationType }: CategoryNeeds): string | undefined =>
  qualificationType === qualificationNeed.is.required && status !== categoryReview.is.passed
    ? '该类目的资质尚未通过审核'
    : undefined

export const whyNotQualified = (
  { productQualificationType }: Pick<CategoryNeeds, 'productQualificationType'>,
  pictures: readonly string[],
): string | undefined =>
  productQualificationType === qualificationNeed.is.required && pictures.length === 0
    ? '该类目必须上传商品资质图片，请上传！'
    : undefined

export const MOST_PICTURES = 5
const MAX_VIDEO_PRICE: Fen = toFen(99_999_999)

/** Why a SKU cannot be sold at this price. */
export function whyNotVideoPrice(price: Fen): string | undefined {
  if (price <= 0) return '商品价必须大于0'
  return price > MAX_VIDEO_PRICE ? `商品价不能超过${formatYuan(MAX_VIDEO_PRICE)}` : undefined
}
