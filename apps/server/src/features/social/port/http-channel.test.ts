import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '#platform/config'
import { serveSocial, type Trouble } from '#test/outside/social/social-server'
import { type FreshToken, HttpChannel } from './http-channel.ts'
import { uploadMedia } from './media.ts'
import { SocialError } from './social-port.ts'

let done = 0
const stub = serveSocial({
  '/do': () => {
    done += 1
    return { id: 7 }
  },
  '/look': ({ query }) => ({ page: query.get('page') }),
})

function open(change: Record<string, string> = {}) {
  const { social } = readConfig({ ...stub.settings, ...change })
  if (!social) throw new Error('the social platform is configured')
  let kept: string | undefined
  const tokens = {
    take: async (stale: string | undefined, ask: () => Promise<FreshToken>) =>
      kept !== undefined && kept !== stale ? kept : (kept = (await ask()).token),
  }
  return new HttpChannel(social, tokens, { answerMs: 150, attempts: 3, restMs: 1 })
}

beforeEach(() => {
  done = 0
  Object.assign(stub.state, { tokens: [], isExpired: false, pictures: [], asked: [], trouble: [] })
})

describe('a call', () => {
  test('carries a token that is asked for once', async () => {
    const channel = open()
    expect(await channel.call('/do', {})).toMatchObject({ id: 7 })
    await channel.call('/do', {})
    expect(await channel.ask('/look', { page: 2 })).toMatchObject({ page: '2' })
    expect(stub.state.asked).toEqual(['/cgi-bin/stable_token', '/do', '/do', '/look'])
  })

  test('has its token replaced once when it has expired', async () => {
    const channel = open()
    await channel.call('/do', {})
    stub.state.isExpired = true
    await channel.call('/do', {})
    expect(stub.state.tokens).toEqual(['token-1', 'token-2'])
    expect(done).toBe(2)
    stub.state.trouble = [{ errcode: 42_001 }, { errcode: 42_001 }]
    await expect(channel.call('/do', {})).rejects.toMatchObject({ code: 42_001, message: '访问凭证已过期' })
  })

  test.each<[string, Trouble, { times: number; isUnclear: boolean }]>([
    ['a busy platform', { errcode: -1 }, { times: 3, isUnclear: false }],
    ['a limit of calls', { errcode: 45_009 }, { times: 1, isUnclear: false }],
    ['a fault of theirs', { status: 500 }, { times: 1, isUnclear: true }],
    ['silence', 'silence', { times: 1, isUnclear: true }],
    ['half an answer', 'half', { times: 1, isUnclear: true }],
    ['an answer that is lost', 'lost', { times: 1, isUnclear: true }],
  ])('is not sent again where %s may hide a yes', async (_, trouble, { times, isUnclear }) => {
    stub.state.trouble = [trouble, trouble, trouble]
    await expect(open().call('/do', {})).rejects.toMatchObject({ isPassing: true, isUnclear })
    expect(stub.timesAsked('/do')).toBe(times)
  })

  test.each<Trouble>([{ status: 500 }, 'silence', 'half', 'lost', { errcode: -1 }])(
    'that does no harm is sent again after %j',
    async (trouble) => {
      stub.state.trouble = [trouble, trouble]
      expect(await open().call('/do', {}, { isRepeatable: true })).toMatchObject({ id: 7 })
    },
  )

  test('is refused in Chinese; a number that nobody has told us of in their words', async () => {
    stub.state.trouble = [{ errcode: 300_004 }, { errcode: 999, errmsg: 'strange\u0000 words' }]
    await expect(open().call('/do', {})).rejects.toMatchObject({ message: '商品名称含有违规内容', isPassing: false })
    await expect(open().call('/do', {})).rejects.toMatchObject({ message: 'strange words', code: 999 })
  })

  test('to nobody is not unclear', async () => {
    const gone = createServer().listen(0, '127.0.0.1')
    await once(gone, 'listening')
    const { port } = gone.address() as AddressInfo
    gone.close()
    const failure: unknown = await open({ SOCIAL_URL: `http://127.0.0.1:${port}` })
      .call('/do', {})
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(SocialError)
    expect(failure).toMatchObject({ message: '连接不上微信，请稍后再试', isUnclear: false, isPassing: true })
  })
})

test('a wrong secret is said in Chinese', async () => {
  await expect(open({ SOCIAL_APP_SECRET: 'x' }).call('/do', {})).rejects.toMatchObject({
    message: 'AppSecret 不正确',
    isPassing: false,
  })
})

test('a picture travels as a form and gets a name', async () => {
  const file = { name: 'a.jpg', type: 'image/jpeg', bytes: Buffer.alloc(2000) }
  stub.state.trouble = ['lost']
  expect(await uploadMedia(open(), file)).toMatchObject({ mediaId: 'media-2', type: 'image' })
  expect(stub.state.pictures[1]?.bytes).toBeGreaterThan(2000)
})

test('without its keys it is not configured', () => {
  expect(() => readConfig({ SOCIAL: 'http' })).toThrow('SOCIAL_APP_ID')
})
