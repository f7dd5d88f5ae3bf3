import { openSocial, SocialError } from '#features/social/public'
import { missing } from '#platform/http/refusals'
import type { OutsideContext } from '#platform/http/route'
import { handOverPictures } from '../sync/hand-over-pictures.ts'

/** Hands a picture of the shop to the social platform. What that says is answered in its own words. */
export async function exchangeImage(context: OutsideContext, { imgUrl }: { imgUrl: string }) {
  const channel = openSocial(context, () => context.now)
  try {
    const handed = await handOverPictures(context, channel, [imgUrl], context.now)
    const url = handed.get(imgUrl) ?? missing('图片不存在，请从素材库选择')
    return { errcode: 0, errmsg: 'ok', img_info: { temp_img_url: url } }
  } catch (error) {
    if (!(error instanceof SocialError)) throw error
    // Zero would say that all went well.
    return { errcode: error.code === 0 ? -1 : error.code, errmsg: error.message, img_info: { temp_img_url: '' } }
  }
}
