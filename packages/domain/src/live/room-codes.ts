import { codeTable } from '../kernel/code-table.ts'

/** What the platform and then WeChat say about a room. */
export const roomReview = codeTable({
  pending: { code: 0, label: '平台待审核', tone: 'warning' },
  platformRefused: { code: 1, label: '平台审核失败', tone: 'danger' },
  passed: { code: 3, label: '微信审核成功', tone: 'success' },
  wechatRefused: { code: 2, label: '微信审核失败', tone: 'danger' },
})
export type RoomReview = (typeof roomReview.codes)[number]

/** Where the broadcast of a room stands. WeChat alone knows, once it has taken the room. */
export const broadcastStatus = codeTable({
  live: { code: 101, label: '直播中', tone: 'success' },
  upcoming: { code: 102, label: '未开始', tone: 'info' },
  ended: { code: 103, label: '已结束', tone: 'neutral' },
  banned: { code: 104, label: '禁播', tone: 'danger' },
  paused: { code: 105, label: '暂停', tone: 'warning' },
  abnormal: { code: 106, label: '异常', tone: 'danger' },
  expired: { code: 107, label: '已过期', tone: 'neutral' },
})
export type BroadcastStatus = (typeof broadcastStatus.codes)[number]

export const roomType = codeTable({
  phone: { code: 0, label: '手机直播' },
  stream: { code: 1, label: '推流' },
})

/** Whether shoppers find the room in the shop; the platform decides. */
export const roomShown = codeTable({
  shown: { code: 1, label: '显示', tone: 'success' },
  hidden: { code: 0, label: '关闭', tone: 'neutral' },
})
