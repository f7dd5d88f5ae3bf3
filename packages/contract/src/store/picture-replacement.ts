import { pictureUser } from '@zhanggui/domain/picture/picture-places'
import { taskStatus } from '@zhanggui/domain/task/task-codes'
import { z } from 'zod'
import { area, get, id, post } from '../kernel/endpoint.ts'
import { pageOf, pageQuery } from '../kernel/shapes.ts'

const pictureOfReplacement = z.object({
  attId: z.int(),
  name: z.string(),
  /** Empty once it is deleted. */
  sattDir: z.string(),
})

const replacementPlace = z.object({ kind: z.enum(pictureUser.codes), refId: z.int(), label: z.string() })
export type ReplacementPlace = z.output<typeof replacementPlace>

const started = z.object({ taskId: id, total: z.int() })
const REPLACE = 'merchant:attachment:replace'

/** One picture in place of another, wherever that is shown. Its id is that of the task. */
export const pictureReplacementApi = area(
  'pictureReplacement',
  {
    replace: post('/admin/merchant/attachment/replace', {
      title: '替换图片',
      permission: REPLACE,
      body: z.object({ attId: id, toAttId: id }),
      reply: started,
    }),
    info: get('/admin/merchant/attachment/replace/info/{id}', {
      title: '查看图片替换',
      permission: REPLACE,
      reply: z.object({
        id,
        status: z.literal(taskStatus.codes),
        isUndo: z.boolean(),
        from: pictureOfReplacement,
        to: pictureOfReplacement,
        done: z.int(),
        failed: z.int(),
        /** In how many of the replaced places the new picture still stands. */
        undoable: z.int(),
      }),
    }),
    places: get('/admin/merchant/attachment/replace/places/{id}', {
      title: '图片替换的位置',
      permission: REPLACE,
      query: pageQuery,
      reply: pageOf(replacementPlace),
    }),
    undo: post('/admin/merchant/attachment/replace/undo/{id}', {
      title: '撤销图片替换',
      permission: REPLACE,
      reply: started,
    }),
  },
  '/maintain/picture',
)
