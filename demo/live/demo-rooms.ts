import { broadcastStatus, roomReview } from '@zhanggui/domain/live/room-codes'

const { pending, platformRefused, wechatRefused, passed } = roomReview.is
const { live, upcoming, ended, banned, expired } = broadcastStatus.is

interface DemoRoom {
  readonly name: string
  readonly anchor: string
  readonly wechat: string
  /** Hours from now to the start, and from there to the end. */
  readonly from: number
  readonly hours: number
  readonly review: (typeof roomReview.codes)[number]
  readonly status?: (typeof broadcastStatus.codes)[number]
  readonly reason?: string
  readonly star?: number
  readonly goods?: number
}

/** Rooms of the demo shops in every state. */
export const demoRooms: readonly DemoRoom[] = [
  { name: '老客福利专场', anchor: '知夏', wechat: 'lin-zhixia', from: -170, hours: 3, review: passed, status: expired },
  { name: '上周试播专场', anchor: '阿岩', wechat: 'shan-ayan', from: -120, hours: 2, review: passed, status: banned },
  {
    name: '周末新品首发',
    anchor: '知夏',
    wechat: 'lin-zhixia',
    from: -30,
    hours: 2,
    review: passed,
    status: ended,
    goods: 3,
  },
  {
    name: '全网最低价专场',
    anchor: '阿岩',
    wechat: 'shan-ayan',
    from: 50,
    hours: 2,
    review: wechatRefused,
    reason: '直播间名称含有违规内容',
  },
  {
    name: '匠人访谈直播',
    anchor: '小满',
    wechat: 'xiaoman-88',
    from: 72,
    hours: 1,
    review: platformRefused,
    reason: '背景图模糊，请更换清晰的图片',
  },
  { name: '年货节预热场', anchor: '知夏', wechat: 'lin-zhixia', from: 96, hours: 3, review: pending },
  {
    name: '会员日专场',
    anchor: '小满',
    wechat: 'xiaoman-88',
    from: 26,
    hours: 2,
    review: passed,
    status: upcoming,
    goods: 4,
  },
  {
    name: '今日好物开播中',
    anchor: '知夏',
    wechat: 'lin-zhixia',
    from: -1,
    hours: 9,
    review: passed,
    status: live,
    star: 5,
    goods: 5,
  },
]

export const demoAssistants = [
  { wechat: 'xiaoman-88', nickname: '小满', note: '负责上架商品' },
  { wechat: 'shan-ayan', nickname: '阿岩', note: '负责评论和答疑' },
  { wechat: 'he-miao', nickname: '禾苗', note: '' },
]
