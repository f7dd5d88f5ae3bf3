import { testSlip } from '@zhanggui/domain/printer/slip'
import { beforeEach, describe, expect, test } from 'vitest'
import { serveFeie } from '#test/printers/feie-stub'
import { serveYilianyun } from '#test/printers/yilianyun-stub'
import { FeiePrinter } from './feie-printer.ts'
import { YilianyunPrinter } from './yilianyun-printer.ts'

const now = new Date('2026-03-01T02:00:00Z')
const clock = () => now
const slip = testSlip('山风茶铺', now)
const quick = { answerMs: 300, attempts: 3, restMs: 1 }
const NOWHERE = 'http://127.0.0.1:2'

describe('易联云', () => {
  const cloud = serveYilianyun()
  let kept: string | undefined
  const tokens = {
    read: () => Promise.resolve(kept),
    keep: async (token: string) => void (kept = token),
  }
  const printer = (account: Partial<typeof cloud.account> = {}, url = cloud.server.url) =>
    new YilianyunPrinter(url, { ...cloud.account, ...account }, tokens, clock, quick)

  beforeEach(() => {
    kept = undefined
    Object.assign(cloud.state, { tokens: 0, printed: [], trouble: [] })
  })

  test('prints what was sent, and asks for a token once', async () => {
    await printer().print(slip, 'A1')
    await printer().print(slip, 'A2')
    expect(cloud.state.tokens).toBe(1)
    expect(cloud.state.printed.map(({ origin }) => origin)).toEqual(['A1', 'A2'])
    expect(cloud.state.printed[0]?.content).toContain('<FS2><center>山风茶铺</center></FS2>')
    expect(cloud.state.printed[0]?.content).toContain('订单编号:TEST0000000001\n')
  })

  test('asks anew when the token has become old, once', async () => {
    kept = 'an-old-one'
    await printer().print(slip, 'A1')
    expect([kept, cloud.state.printed.length]).toEqual(['token-1', 1])
  })

  test('sends again what was not answered, and it is printed once', async () => {
    cloud.state.trouble = [undefined, 502]
    await printer().print(slip, 'A1')
    expect(cloud.state.printed).toHaveLength(1)
  })

  test('gives up after three attempts', async () => {
    cloud.state.trouble = [503, 503, 503]
    await expect(printer().print(slip, 'A1')).rejects.toThrow('打印服务异常（503）')
    expect(cloud.state.trouble).toEqual([])
  })

  test.each([
    [{ appId: 'x' }, '易联云：AppId不存在'],
    [{ secret: 'x' }, '易联云：签名错误，请检查Sec'],
    [{ machineNo: 'x' }, '易联云：打印机编码不正确'],
  ])('says what is wrong with %j', async (account, reason) => {
    await expect(printer(account).print(slip, 'A1')).rejects.toThrow(reason)
  })

  test('says that nobody is there, or that nobody understands the answer', async () => {
    await expect(printer({}, NOWHERE).print(slip, 'A1')).rejects.toThrow('连接不上打印服务，请稍后重试')
    cloud.state.trouble = [{ hello: 'world' }]
    await expect(printer().print(slip, 'A1')).rejects.toThrow('易联云的回复无法识别')
    cloud.state.trouble = [{ error: '99', error_description: `没纸了\u0000${'长'.repeat(200)}` }]
    await expect(printer().print(slip, 'A1')).rejects.toThrow(/^易联云：没纸了 长{96}$/)
    cloud.state.trouble = [{ error: '99', error_description: `${'长'.repeat(99)}😀` }]
    await expect(printer().print(slip, 'A1')).rejects.toThrow(/^易联云：长{99}$/)
  })
})

describe('飞鹅云', () => {
  const cloud = serveFeie()
  const printer = (account: Partial<typeof cloud.account> = {}, url = cloud.url) =>
    new FeiePrinter(url, { ...cloud.account, ...account }, clock, quick)

  beforeEach(() => {
    Object.assign(cloud.state, { printed: [], trouble: [], isOnline: true })
  })

  test('prints what was sent', async () => {
    await printer().print(slip)
    expect(cloud.state.printed).toHaveLength(1)
    expect(cloud.state.printed[0]).toContain('<CB>山风茶铺</CB><BR>')
    expect(cloud.state.printed[0]).toContain('订单编号:TEST0000000001<BR>')
  })

  test('prints a long one in several pieces, no line torn', async () => {
    const long = Array.from({ length: 300 }, (_, line) => ({ kind: 'text' as const, text: `第${line}行商品` }))
    await printer().print(long)
    expect(cloud.state.printed.length).toBeGreaterThan(1)
    expect(cloud.state.printed.join('')).toBe(long.map(({ text }) => `${text}<BR>`).join(''))
  })

  test.each<[number | undefined, string]>([
    [undefined, '打印服务没有及时响应，请看小票是否已打印再重试'],
    [502, '打印服务异常（502）'],
  ])('sends nothing twice that may have been printed: %s', async (trouble, reason) => {
    cloud.state.trouble = [trouble]
    await expect(printer().print(slip)).rejects.toThrow(reason)
    expect(cloud.state.printed).toHaveLength(1)
  })

  test.each([
    [{ user: 'x' }, '飞鹅云：User未注册'],
    [{ ukey: 'x' }, '飞鹅云：签名错误，请检查Ukey'],
    [{ sn: 'x' }, '飞鹅云：打印机编码未登记'],
  ])('says what is wrong with %j', async (account, reason) => {
    await expect(printer(account).print(slip)).rejects.toThrow(reason)
  })

  test('says that the printer or its cloud is away', async () => {
    cloud.state.isOnline = false
    await expect(printer().print(slip)).rejects.toThrow('飞鹅云：打印机不在线')
    await expect(printer({}, NOWHERE).print(slip)).rejects.toThrow('连接不上打印服务，请稍后重试')
  })
})
