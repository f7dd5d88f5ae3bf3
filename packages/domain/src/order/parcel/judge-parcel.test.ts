import { expect, test } from 'vitest'
import { type CarrierReport, hearOf, isAtItsEnd, nextPoll, pollLimit, retryPoll, whyNotHandle } from './judge-parcel.ts'
import { type ParcelProblem, type ParcelState, parcelState } from './parcel-watch-codes.ts'

const now = new Date('2026-03-10T04:00:00Z')
const HOUR = 3_600_000
const ago = (hours: number) => new Date(now.getTime() - hours * HOUR)
const stateOf = (report: CarrierReport) =>
  hearOf({ state: 'waiting', sentAt: ago(1), lastTrace: '', lastTraceAt: null }, report, now).state
const inHours = (hours: number) => new Date(now.getTime() + hours * HOUR)

test.each<[number, readonly string[], ParcelState]>([
  [0, [], 'waiting'],
  [0, ['【下单】电子面单已生成，等待揽收'], 'waiting'],
  [0, ['【收件】快件已揽收', '商家已下单'], 'onTheWay'],
  [1, ['【转运】快件离开转运中心'], 'onTheWay'],
  [2, ['【派件】快件正在派送'], 'delivering'],
  [3, ['【签收】快件已签收，签收人：本人'], 'signed'],
  [3, ['【签收】已由门卫代签收'], 'signedByOther'],
  [3, ['快件已签收，签收人：邻居'], 'signedByOther'],
  [3, ['快件已由菜鸟驿站代收，请凭取件码领取'], 'signed'],
  [3, ['已存放至前台旁丰巢快递柜，代签收'], 'signed'],
  [3, ['退回件已由寄件人签收', '收件人拒收'], 'returned'],
  [3, ['快件已签收', '收件人拒收，已再次派送'], 'signed'],
  [4, ['派送不成功：电话无人接听'], 'trouble'],
  [5, ['快件破损，正在处理'], 'trouble'],
  [1, ['快件离开转运中心', '收件人拒收，快件将退回'], 'returning'],
  [4, ['客户拒签，退件中'], 'returning'],
  [6, ['退件已签收'], 'returned'],
  [99, ['快件到达转运中心'], 'onTheWay'],
])('status %i with %j is %s', (deliveryStatus, traces, state) => {
  const list = traces.map((status) => ({ time: '', status }))
  expect(stateOf({ deliveryStatus, isSign: deliveryStatus === 3, list })).toBe(state)
})

test('whoever says signed without a code is believed', () => {
  expect(stateOf({ deliveryStatus: 1, isSign: true, list: [{ time: '', status: '已签收' }] })).toBe('signed')
})

const parcel = (state: ParcelState, sent: number, moved?: number) => ({
  state,
  sentAt: ago(sent),
  lastTraceAt: moved === undefined ? null : ago(moved),
})

test.each<[ParcelState, number, number | undefined, ParcelProblem | null]>([
  ['waiting', 23.9, undefined, null],
  ['waiting', 24, undefined, 'uncollected'],
  // An announcement is no movement.
  ['waiting', 30, 1, 'uncollected'],
  ['onTheWay', 200, 47.9, null],
  ['onTheWay', 200, 48, 'stalled'],
  ['delivering', 200, 49, 'stalled'],
  ['trouble', 200, 49, 'stalled'],
  ['trouble', 200, 2, null],
  ['returning', 50, 1, 'returned'],
  ['returned', 50, 1, 'returned'],
  ['signedByOther', 50, 1, 'signedByOther'],
  ['signed', 500, 400, null],
])('%s, sent %d hours ago, last trace %s hours ago: %s', (state, sent, moved, problem) => {
  expect(hearOf({ ...parcel(state, sent, moved), lastTrace: '' }, undefined, now).problem).toBe(problem)
})

const known = { state: 'onTheWay' as const, sentAt: ago(90), lastTrace: '到达转运中心', lastTraceAt: ago(50) }
const report = (time: string, status: string, deliveryStatus = 1) => ({
  deliveryStatus,
  isSign: false,
  list: [{ time, status }],
})

test('the newest trace says since when, and whether there is a problem', () => {
  expect(hearOf(known, report('2026-03-10 11:00:00', '离开转运中心'), now)).toEqual({
    state: 'onTheWay',
    lastTrace: '离开转运中心',
    lastTraceAt: ago(1),
    problem: null,
    nextPollAt: inHours(6),
  })
  expect(hearOf(known, report('2026-03-08 10:00:00', '到达转运中心'), now)).toMatchObject({
    problem: 'stalled',
    lastTraceAt: ago(50),
  })
})

test('a carrier that knows nothing any more changes nothing but the time', () => {
  const { sentAt: _, ...rest } = known
  expect(hearOf(known, undefined, now)).toEqual({ ...rest, problem: 'stalled', nextPollAt: inHours(12) })
  const unseen = { state: 'waiting' as const, sentAt: ago(25), lastTrace: '', lastTraceAt: null }
  expect(hearOf(unseen, { deliveryStatus: 0, isSign: false, list: [] }, now)).toMatchObject({
    state: 'waiting',
    problem: 'uncollected',
  })
})

test('a trace without a time of its own is as old as when it was first seen', () => {
  expect(hearOf(known, report('昨天', '离开转运中心'), now).lastTraceAt).toEqual(now)
  expect(hearOf(known, report('昨天', '到达转运中心'), now).lastTraceAt).toEqual(ago(50))
  expect(hearOf(known, report('2027-01-01 00:00:00', '到达转运中心'), now).lastTraceAt).toEqual(ago(50))
})

test('asked again at its pace, and at the moment when waiting becomes a problem', () => {
  expect(nextPoll(parcel('waiting', 0), now)).toEqual(inHours(6))
  expect(nextPoll(parcel('waiting', 22), now)).toEqual(inHours(2))
  expect(nextPoll(parcel('waiting', 25), now)).toEqual(inHours(12))
  expect(nextPoll(parcel('onTheWay', 90, 45), now)).toEqual(inHours(3))
  expect(nextPoll(parcel('delivering', 90, 1), now)).toEqual(inHours(2))
  expect(nextPoll(parcel('returning', 90, 1), now)).toEqual(inHours(12))
})

test('nobody asks for what is at its end, or was sent long ago', () => {
  for (const state of parcelState.codes) {
    expect(nextPoll(parcel(state, 46 * 24, 1), now)).toBeUndefined()
    expect([state, nextPoll(parcel(state, 90, 1), now) === undefined]).toEqual([state, isAtItsEnd(state)])
  }
})

test('failures make the next question later, up to half a day', () => {
  expect([1, 2, 3, 9].map((failures) => retryPoll(failures, now))).toEqual([0.5, 1, 2, 12].map(inHours))
})

test('the clock leaves some questions to people', () => {
  expect([pollLimit(2000, 'clock'), pollLimit(2000, 'person'), pollLimit(0, 'person')]).toEqual([1800, 2000, 0])
})

test('only an open problem can be handled', () => {
  expect(whyNotHandle({ problem: 'stalled', handledTime: null })).toBeUndefined()
  expect(whyNotHandle({ problem: null, handledTime: null })).toBe('包裹没有需要处理的问题')
  expect(whyNotHandle({ problem: 'stalled', handledTime: now })).toBe('问题已被处理')
})
