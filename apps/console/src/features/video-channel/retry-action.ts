import { callAction, type RowAction } from '#ui/action/row-action.ts'
import type { SyncStatus } from '@zhanggui/contract/social/sync'
import { videoApi } from '@zhanggui/contract/video/video'

/** Only where something went wrong on the way to the social platform. */
export const retryAction = ({ id, sync }: { readonly id: number; readonly sync: SyncStatus }): RowAction[] =>
  sync && sync.lastError !== ''
    ? [callAction('重试同步', { call: videoApi.retrySync, input: { id }, success: '已重新开始同步' })]
    : []
