import { viewApi } from '@zhanggui/contract/view/view'
import { bind } from '#platform/http/route'
import { deleteView } from './delete-view.ts'
import { countViews, readViews } from './read-views.ts'
import { reorderViews } from './reorder-views.ts'
import { saveView } from './save-view.ts'
import { updateView } from './update-view.ts'

export const viewRoutes = bind(viewApi, {
  list: readViews,
  counts: countViews,
  save: saveView,
  update: updateView,
  delete: deleteView,
  reorder: reorderViews,
})
