import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { nextProduct, productRefusal } from '@zhanggui/domain/product/product-state'
import type { ReplacePicture } from '#features/pictures/public'
import { lockProduct, lockSharedShop } from '../state/product-state.sql.ts'
import { refuseProduct } from './product-write.ts'
import { readProduct } from './read-product.ts'
import { recordProductPictures } from './record-product-pictures.ts'
import { picturesIn, swapPicturesIn } from './rich-text.ts'
import { putDescription, updatePictures, updateSkuImages } from './write-product.sql.ts'

/** Its cover, its carousel, the pictures of its SKUs and those in its description. */
export const replaceProductPicture: ReplacePicture = async (context, id, swap) => {
  const { db, recordChanges } = context
  const shop = await lockSharedShop(db)
  const locked = (await lockProduct(db, id)) ?? refuseProduct(productRefusal.missing)
  const { refusal } = nextProduct(locked.flags, 'replacePicture', shop)
  if (refusal) refuseProduct(refusal)
  const before = (await readProduct(db, id)) ?? refuseProduct(productRefusal.missing)

  const [image, sliderImage] = [swap(before.image), before.sliderImage.map(swap)]
  const skus = before.skus.map((sku) => ({ ...sku, image: swap(sku.image) }))
  const changedSkus = skus.filter((sku, index) => sku.image !== before.skus[index]?.image)
  const html = swapPicturesIn(before.content, swap)
  await updatePictures(context, id, { image, sliderImage })
  await updateSkuImages(db, id, changedSkus)
  if (html !== before.content) await putDescription(db, id, html)
  const shown = [image, ...sliderImage, ...skus.map((sku) => sku.image), ...picturesIn(html)]
  await recordProductPictures(db, before, shown)
  recordChanges(
    changesBetween({
      商品封面图: [before.image, image],
      商品轮播图: [JSON.stringify(before.sliderImage), JSON.stringify(sliderImage)],
      规格图: ['', changedSkus.length > 0 ? `${changedSkus.length}个规格已换图` : ''],
      商品详情: ['', html === before.content ? '' : '已换图'],
    }),
    before.name,
  )
}
