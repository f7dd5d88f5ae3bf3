import { describe, expect, test } from 'vitest'
import { broadcastStatus, roomReview } from './room-codes.ts'
import {
  type RoomAction,
  roomSwitches,
  type RoomState,
  whyNotAnchorName,
  whyNotLength,
  whyNotRoom,
  whyNotRoomName,
  whyNotStart,
  whyNotSwitch,
} from './room-rules.ts'

const { pending, platformRefused, wechatRefused, passed } = roomReview.is
const { live, upcoming, ended, banned } = broadcastStatus.is
const room = (state: Partial<RoomState> = {}): RoomState => ({
  reviewStatus: passed,
  liveStatus: upcoming,
  isSubmitting: false,
  hasShelf: true,
  ...state,
})
const waiting = (state: Partial<RoomState> = {}) => room({ reviewStatus: pending, liveStatus: null, ...state })

describe('what may be done to a room', () => {
  test('it can be edited until it is live, however its review went', () => {
    for (const reviewStatus of [pending, platformRefused, wechatRefused]) {
      expect(whyNotRoom(waiting({ reviewStatus }), 'edit')).toBeUndefined()
    }
    expect(whyNotRoom(room(), 'edit')).toBeUndefined()
    expect(whyNotRoom(room({ liveStatus: live }), 'edit')).toBe('直播间直播中，不能编辑')
    expect(whyNotRoom(room({ liveStatus: ended }), 'edit')).toBe('直播已结束，不能编辑')
  })

  test('nothing changes it while WeChat is asked', () => {
    for (const action of ['edit', 'delete'] as const) {
      expect(whyNotRoom(waiting({ isSubmitting: true }), action)).toBe('正在提交微信，请稍后再试')
    }
    expect(whyNotRoom(waiting({ isSubmitting: true }), 'pass')).toBe('直播间审核状态已变化，请刷新后再试')
  })

  test('it is decided about once', () => {
    for (const action of ['pass', 'refuse'] as const) {
      expect(whyNotRoom(waiting(), action)).toBeUndefined()
      expect(whyNotRoom(waiting({ reviewStatus: platformRefused }), action)).toContain('请刷新')
      expect(whyNotRoom(room(), action)).toContain('请刷新')
    }
  })

  test('a live room is not deleted', () => {
    expect(whyNotRoom(room({ liveStatus: live }), 'delete')).toBe('直播中，不能删除')
    expect(whyNotRoom(room({ liveStatus: ended }), 'delete')).toBeUndefined()
    expect(whyNotRoom(waiting(), 'delete')).toBeUndefined()
  })

  test('goods go into rooms that will be, or are live, and have a shelf', () => {
    for (const liveStatus of [live, upcoming]) expect(whyNotRoom(room({ liveStatus }), 'addGoods')).toBeUndefined()
    expect(whyNotRoom(room({ liveStatus: ended }), 'addGoods')).toBe('直播已结束，不能更改商品')
    expect(whyNotRoom(room({ liveStatus: banned }), 'changeGoods')).toBe('直播间禁播，不能更改商品')
    expect(whyNotRoom(room({ hasShelf: false }), 'addGoods')).toBe('直播间货架已关闭，不能导入商品')
    expect(whyNotRoom(room({ hasShelf: false }), 'changeGoods')).toBeUndefined()
  })

  test.each<RoomAction>(['addGoods', 'changeGoods', 'setAssistants', 'share', 'switch'])(
    '%s needs a room that WeChat has taken',
    (action) => {
      expect(whyNotRoom(waiting(), action)).toBe('直播间还没有通过微信审核')
      expect(whyNotRoom(room(), action)).toBeUndefined()
    },
  )
})

describe('switches', () => {
  const why = (name: keyof typeof roomSwitches, isOn: boolean, liveStatus: RoomState['liveStatus']) =>
    whyNotSwitch(room({ liveStatus }), name, isOn)

  test('all of them move before the start, none before WeChat has taken the room', () => {
    for (const name of Object.keys(roomSwitches) as (keyof typeof roomSwitches)[]) {
      expect([why(name, true, upcoming), why(name, false, upcoming)]).toEqual([undefined, undefined])
      expect(whyNotSwitch(waiting(), name, true)).toBe('直播间还没有通过微信审核')
    }
  })

  test.each([
    ['like', true, '开播后不能开启点赞'],
    ['shelf', true, '开播后不能开启货架'],
    ['comment', true, '开播后不能开启评论'],
    ['comment', false, undefined],
    ['share', true, '开播后不能开启分享'],
    ['share', false, '开播后不能关闭分享'],
    ['service', true, undefined],
    ['replay', true, undefined],
    ['feeds', false, undefined],
  ] as const)('while live %s turned to %s: %s', (name, isOn, reason) => {
    expect(why(name, isOn, live)).toBe(reason)
  })

  test('afterwards replay and feed still move', () => {
    expect(why('replay', true, ended)).toBeUndefined()
    expect(why('feeds', true, ended)).toBeUndefined()
    expect(why('service', true, ended)).toBe('直播已结束，不能更改客服')
  })
})

test.each([
  ['春茶', '直播间名称为3-17个汉字'],
  ['春茶节', undefined],
  ['spring', undefined],
  ['春'.repeat(17), undefined],
  [`${'春'.repeat(17)}a`, '直播间名称为3-17个汉字'],
])('the room name %s: %s', (name, reason) => {
  expect(whyNotRoomName(name)).toBe(reason)
})

test('an anchor is called by two characters or more', () => {
  expect(whyNotAnchorName('林')).toBe('主播昵称为2-15个汉字')
  expect(whyNotAnchorName('知夏')).toBeUndefined()
})

test.each([
  [9, 60, '开始时间至少在10分钟之后'],
  [10, 60, undefined],
  [185 * 24 * 60, 60, '开始时间不能超过6个月'],
  [60, -1, '结束时间必须晚于开始时间'],
  [60, 29, '直播时长不能少于30分钟'],
  [60, 30, undefined],
  [60, 24 * 60, undefined],
  [60, 24 * 60 + 1, '直播时长不能超过24小时'],
])('a broadcast in %i minutes that lasts %i: %s', (ahead, length, reason) => {
  const now = new Date('2026-11-18T02:00:00Z')
  const startAt = new Date(now.getTime() + ahead * 60_000)
  const endAt = new Date(startAt.getTime() + length * 60_000)
  expect(whyNotStart(startAt, now) ?? whyNotLength(startAt, endAt)).toBe(reason)
})
