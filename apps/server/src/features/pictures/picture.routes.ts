import { pictureApi } from '@zhanggui/contract/picture'
import { mapPage } from '#platform/db/page-window'
import { mediaUrl } from '#platform/files/media-key'
import { missing } from '#platform/http/refusals'
import { bind } from '#platform/http/route'
import { deletePictures } from './delete-pictures.ts'
import { movePictures } from './move-pictures.ts'
import { countPictures, listPictures } from './picture.sql.ts'
import { listPictureUses } from './picture-usage.sql.ts'
import { storeUpload } from './store-upload.ts'

export const pictureRoutes = bind(pictureApi, {
  list: async ({ db, files }, query) => {
    return mapPage(await listPictures(db, query), ({ key, thumb_key: thumbKey, ...row }) => ({
      ...row,
      attDir: mediaUrl(key),
      sattDir: mediaUrl(key),
      thumb: mediaUrl(thumbKey),
      imageType: files.kind,
    }))
  },
  usage: async ({ db }, { ids }) => {
    if ((await countPictures(db, ids)) < ids.length) missing('图片不存在或已删除')
    return listPictureUses(db, ids)
  },
  uploadImage: (context, target) => storeUpload(context, 'image', target),
  uploadFile: (context, target) => storeUpload(context, 'file', target),
  move: movePictures,
  delete: deletePictures,
})
