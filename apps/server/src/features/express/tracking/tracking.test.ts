import { expect, test } from 'vitest'
import { serveTracking } from '#test/outside/tracking-stub'
import { HttpTracking } from './http-tracking.ts'
import { SandboxTracking } from './sandbox-tracking.ts'

const service = serveTracking()
const sentAt = new Date('2026-03-01T02:00:00Z')
const parcel = {
  expressCode: 'zhongtong',
  expressName: '中通快递',
  trackingNumber: 'ZT1',
  phone: '13812345678',
  sentAt,
}
const track = (change: Partial<typeof parcel> = {}, appCode = service.appCode) =>
  new HttpTracking({ url: service.url, appCode }, 300).track({ ...parcel, ...change })

test('a parcel is found with everything that happened to it', async () => {
  expect(await track()).toMatchObject({
    number: 'ZT1',
    deliveryStatus: 3,
    isSign: true,
    courier: '',
    expPhone: '95338',
  })
  expect((await track()).list).toHaveLength(2)
})

test('顺丰 is told the last four figures of the receiver, nobody else is', async () => {
  service.state.asked.length = 0
  expect(await track({ expressCode: 'shunfeng', trackingNumber: 'SF1' })).toMatchObject({ number: 'SF1' })
  await track()
  expect(service.state.asked).toEqual(['SF1:5678', 'ZT1'])
})

test.each([
  [{ trackingNumber: 'BAD' }, '快递单号错误'],
  [{ trackingNumber: 'XX' }, '暂无物流信息'],
  [{ trackingNumber: 'ODD' }, '物流服务的回复无法识别'],
  [{ trackingNumber: 'SILENT' }, '连接不上物流服务，请稍后再试'],
])('%j: %s', async (change, reason) => {
  await expect(track(change)).rejects.toThrow(reason)
})

test('a wrong code is told', async () => {
  await expect(track({}, 'x')).rejects.toThrow('物流查询次数已用完或密钥不正确')
})

test('without a service a parcel goes its usual way', async () => {
  const after = (hours: number) =>
    new SandboxTracking(() => new Date(sentAt.getTime() + hours * 3_600_000)).track(parcel)
  expect(await after(0)).toMatchObject({ deliveryStatus: 0, isSign: false, list: [{ time: '2026-03-01 10:00:00' }] })
  expect((await after(50)).list).toHaveLength(5)
  expect(await after(50)).toMatchObject({ deliveryStatus: 3, isSign: true })
})
