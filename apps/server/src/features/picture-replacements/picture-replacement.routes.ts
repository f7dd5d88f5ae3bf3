import { pictureReplacementApi } from '@zhanggui/contract/store/picture-replacement'
import { bind } from '#platform/http/route'
import { listPlaces, readReplacement } from './read-replacement.ts'
import { replacePicture, undoReplacement } from './start-replacement.ts'

export const pictureReplacementRoutes = bind(pictureReplacementApi, {
  replace: replacePicture,
  info: readReplacement,
  places: listPlaces,
  undo: undoReplacement,
})
