import { codeTable } from '../kernel/code-table.ts'

/** What has become of something that the social platform is to be told. */
export const syncState = codeTable({
  waiting: { code: 'waiting', label: '等待同步', tone: 'info' },
  done: { code: 'done', label: '已同步', tone: 'success' },
  failed: { code: 'failed', label: '同步失败', tone: 'danger' },
})
export type SyncState = (typeof syncState.codes)[number]

/** Whose copy at the social platform is kept in step. */
export const syncKind = codeTable({
  liveGoods: { code: 'liveGoods', label: '直播商品' },
  room: { code: 'room', label: '直播间' },
  videoProduct: { code: 'videoProduct', label: '视频号商品' },
})
export type SyncKind = (typeof syncKind.codes)[number]
