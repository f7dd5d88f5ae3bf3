import { pictureApi } from '@zhanggui/contract/picture'
import { pageFrom, pageWindow } from '#platform/db/page-window'
import { mediaUrl } from '#platform/files/media-key'
import { missing } from '#platform/http/refusals'
import { bind } from '#platform/http/route'
import type { Platform } from '#platform/platform'
import { deletePictures } from './delete-pictures.ts'
import { movePictures } from './move-pictures.ts'
import { countPictures, listPictures } from './picture.sql.ts'
import { listPictureUses } from './picture-usage.sql.ts'
import { storeUpload } from './store-upload.ts'

export const pictureRoutes = (platform: Platform) =>
  bind(pictureApi, {
    list: async ({ db }, query) => {
      const window = pageWindow(query)
      const { list, total } = await listPictures(db, query, window)
      const shown = list.map(({ key, thumb_key: thumbKey, ...row }) => ({
        ...row,
        attDir: mediaUrl(key),
        sattDir: mediaUrl(key),
        thumb: mediaUrl(thumbKey),
        imageType: platform.files.kind,
      }))
      return pageFrom(window, { list: shown, total })
    },
    usage: async ({ db }, { ids }) => {
      if ((await countPictures(db, ids)) < ids.length) missing('图片不存在或已删除')
      return listPictureUses(db, ids)
    },
    uploadImage: (context, target) => storeUpload(platform, 'image', context, target),
    uploadFile: (context, target) => storeUpload(platform, 'file', context, target),
    move: movePictures,
    delete: (context, input) => deletePictures(platform, context, input),
  })
