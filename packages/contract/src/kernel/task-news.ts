import { taskStatus } from '@zhanggui/domain/task/task-codes'
import { z } from 'zod'

/**
 * How far a task is, over the live channel, for the person who started it and for the owner. It is told at most once a
 * second and kept nowhere: whoever missed it asks for the task.
 */
export const taskNews = z.object({
  task: z.object({
    id: z.int(),
    status: z.literal(taskStatus.codes),
    total: z.int(),
    done: z.int(),
    failed: z.int(),
  }),
})
export type TaskNews = z.output<typeof taskNews>
