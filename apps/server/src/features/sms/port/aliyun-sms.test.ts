import { beforeEach, expect, test } from 'vitest'
import { readConfig } from '#platform/config'
import { serveSms } from '#test/outside/sms-stub'
import { AliyunSms } from './aliyun-sms.ts'

const service = serveSms()
const now = new Date('2026-03-01T02:00:00Z')
const smsWith = (change: Record<string, string> = {}) => {
  const { sms } = readConfig({ SMS: 'http', SMS_URL: service.server.url, ...service.settings, ...change })
  if (!sms) throw new Error('text messages are configured')
  return new AliyunSms(sms, () => now, 300)
}
const sendBy = (change: Record<string, string> = {}) => smsWith(change).sendNewOrder('13800000007', 'SH1', 'SH1-0007')

beforeEach(() => Object.assign(service.state, { sent: [], trouble: [] }))

test('a message is signed as the protocol says', async () => {
  await sendBy()
  expect(service.state.sent).toEqual([{ phone: '13800000007', orderNo: 'SH1' }])
})

test.each([
  [{ SMS_SECRET_KEY: 'x' }, 'SignatureDoesNotMatch'],
  [{ SMS_SIGN_NAME: '别家' }, 'isv.SMS_SIGNATURE_ILLEGAL'],
  [{ SMS_NEW_ORDER_TEMPLATE: 'x' }, 'isv.SMS_TEMPLATE_ILLEGAL'],
])('what is wrong with %j stays wrong', async (change, reason) => {
  await expect(sendBy(change)).rejects.toMatchObject({ message: `${reason}: ${reason}`, isFinal: true })
})

test('what passes is tried again: limits of theirs, silence', async () => {
  service.state.trouble = [{ Code: 'isv.BUSINESS_LIMIT_CONTROL', Message: '触发限流' }, undefined]
  await expect(sendBy()).rejects.toMatchObject({ isFinal: false })
  await expect(sendBy()).rejects.toMatchObject({ isFinal: false })
})

test('without its keys the service is not configured', () => {
  expect(() => readConfig({ SMS: 'http' })).toThrow('SMS_ACCESS_KEY')
})
