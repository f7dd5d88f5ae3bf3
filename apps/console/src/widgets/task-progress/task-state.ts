import type { TaskProgress } from '@zhanggui/contract/kernel/live-message'
import type { TaskRow } from '@zhanggui/contract/task'
import { taskStatus } from '@zhanggui/domain/task/task-codes'

type Progress = TaskProgress

export const hasEnded = ({ status }: Pick<Progress, 'status'>): boolean =>
  status === taskStatus.is.done || status === taskStatus.is.failed

/** News and answers overtake each other on their way; a task only ever goes forward. */
export function latestProgress<T extends Progress>(known: T, news: Progress | undefined): T {
  if (news?.id !== known.id || hasEnded(known)) return known
  const isFurther = hasEnded(news) || news.done + news.failed > known.done + known.failed || news.total > known.total
  return isFurther ? { ...known, ...news } : known
}

/** Whole percent; a hundred only once it has ended. */
export function percentOf(task: Progress): number {
  if (task.status === taskStatus.is.done) return 100
  if (task.total === 0) return 0
  return Math.min(99, Math.floor(((task.done + task.failed) / task.total) * 100))
}

/** How much of an ended task went well; less than a hundred as long as anything failed. */
export const sharePercent = ({ total, done }: Progress): number => Math.floor((done / Math.max(1, total)) * 100)

/** What the line below the bar says. */
export function progressText({ status, total, done, failed, error }: TaskRow): string {
  if (status === taskStatus.is.failed) return error || '任务未能完成'
  if (status === taskStatus.is.waiting) return '排队中，马上开始'
  if (status === taskStatus.is.done) {
    if (total === 0) return '已完成'
    return failed > 0 ? `成功 ${done} 条，失败 ${failed} 条` : `全部完成，共 ${done} 条`
  }
  if (total === 0) return '正在处理'
  return `已处理 ${done + failed} / ${total} 条${failed > 0 ? `，其中失败 ${failed} 条` : ''}`
}
