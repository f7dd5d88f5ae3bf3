import { pictureUser, type PictureUser } from '@zhanggui/domain/picture/picture-places'
import { expect, test } from 'vitest'
import { findTables } from '#test/read/catalogue.sql'
import { setupPools } from './app/test-pools.ts'

const database = setupPools()

/** By whom a column's pictures are recorded as in use, or why nobody records them. */
type Keeper = PictureUser | { readonly not: string }

const SNAPSHOT = { not: 'as it was when it was ordered; the copy stays whatever becomes of the picture' }
const PLATFORM = { not: 'the platform’s own files' }
const LIBRARY = { not: 'the library itself' }
const THEIRS = { not: 'an address of another company, or of a shopper' }
const NO_PICTURE = { not: 'no address of a picture' }

/** Every column that may store the address of a picture. */
const columns: Readonly<Record<string, Keeper>> = {
  'attachment.key': LIBRARY,
  'attachment.thumb_key': LIBRARY,
  'stored_file.key': LIBRARY,
  'video_image.picture_key': LIBRARY,
  'product.cover': 'product',
  'product.slides': 'product',
  'product_sku.image': 'product',
  'product_description.html': 'product',
  'store_category.icon': 'storeCategory',
  'product_review.avatar': 'review',
  'product_review.pictures': 'review',
  'merchant.avatar': 'store',
  'merchant.back_image': 'store',
  'merchant.cover_image': 'store',
  'merchant.logo_image': 'store',
  'merchant.street_image': 'store',
  'settlement_account.alipay_qrcode': 'settlement',
  'settlement_account.wechat_qrcode': 'settlement',
  'invoice.file_url': 'invoice',
  'invoice.red_files': 'invoice',
  'live_room.cover': 'liveRoom',
  'live_room.feed_cover': 'liveRoom',
  'live_room.share_cover': 'liveRoom',
  'live_goods.cover': 'liveGoods',
  'video_draft.head_images': 'videoDraft',
  'video_draft.qualification_images': 'videoDraft',
  'video_draft.description': 'videoDraft',
  'video_product.head_images': 'videoProduct',
  'video_product.qualification_images': 'videoProduct',
  'video_product.description': 'videoProduct',
  'video_access.license_image': 'videoAccess',
  'order_line.image': SNAPSHOT,
  'brand.icon': PLATFORM,
  'guarantee.icon': PLATFORM,
  'platform_category.icon': PLATFORM,
  'admin.avatar': THEIRS,
  'live_goods.social_cover': THEIRS,
  'refund.pictures': THEIRS,
  'shopper.avatar': THEIRS,
  'video_image.url': THEIRS,
  'category.url': NO_PICTURE,
  'gateway_call.url': NO_PICTURE,
  'guarantee.content': NO_PICTURE,
  'idempotency.key': NO_PICTURE,
  'job.unique_key': NO_PICTURE,
  'live_goods.social_media_id': NO_PICTURE,
  'merchant.media_folder': NO_PICTURE,
  'platform_config.key': NO_PICTURE,
  'print_run.picks': NO_PICTURE,
  'product_collection.url': NO_PICTURE,
  'product_import.file_key': NO_PICTURE,
  'product_import.file_name': NO_PICTURE,
  'push_event.content': NO_PICTURE,
  'push_event.url': NO_PICTURE,
  'sensitive_log.description': NO_PICTURE,
  'sensitive_log.url': NO_PICTURE,
  'task.file_name': NO_PICTURE,
  'waybill.contents': NO_PICTURE,
  'webhook.url': NO_PICTURE,
}

const LIKE_A_PICTURE =
  /image|cover|avatar|pic|logo|icon|photo|banner|poster|slides|qrcode|video|file|media|^url$|_url$|key$|html|content|description/

test('every column that may hold a picture says who records its use', async () => {
  const found = (await findTables(database.single)).flatMap(({ name, columns: all }) =>
    all
      .filter(({ name: column, type }) => LIKE_A_PICTURE.test(column) && ['text', 'text[]', 'jsonb'].includes(type))
      .map(({ name: column }) => `${name}.${column}`),
  )
  expect(found.filter((column) => !(column in columns))).toEqual([])
  expect(Object.keys(columns).filter((column) => !found.includes(column))).toEqual([])
})

test('every kind of user has a column', () => {
  const kept = new Set(Object.values(columns).filter((keeper) => typeof keeper === 'string'))
  expect(pictureUser.codes.filter((kind) => !kept.has(kind))).toEqual([])
})
