import { captchaApi, sessionApi } from '@zhanggui/contract/session'
import type { InputOf, ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import { encryptText } from '#platform/captcha/point-cipher'
import { captchaAnswer } from '#test/read/access.sql'
import type { TestApp } from './test-app.ts'

/** Trusts the forwarded address, so that `from` sets the client address. */
export const behindProxy = { TRUST_PROXY: '127.0.0.1' }

export const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })

let addresses = 0
export function newAddress(): string {
  addresses += 1
  return `10.1.${addresses >> 8}.${addresses & 255}`
}

type Draft = InputOf<typeof sessionApi.login>

/** Signs in, from a new address unless one is given. */
export const signIn = (app: TestApp, draft: Draft, address = newAddress()) =>
  app.call(sessionApi.login, draft, from(address))

/** Of a sign-in that wants no second step. */
export function tokenOf(reply: ReplyOf<typeof sessionApi.login>): string {
  if ('ticket' in reply) throw new Error('a code is wanted as well')
  return reply.token
}

/** The ticket that the right password of an account with 两步验证 earns. */
export async function ticketFor(app: TestApp, draft: Draft, address: string): Promise<string> {
  const { data } = await signIn(app, draft, address)
  if (!('ticket' in data)) throw new Error('no code is wanted')
  return data.ticket
}

/** The second half of a sign-in. */
export const signInByCode = (app: TestApp, ticket: string, factorCode: string, address: string) =>
  app.call(sessionApi.loginFactor, { ticket, factorCode }, from(address))

/** Fails to sign in `times` times, from new addresses unless one is given; solves required captchas. */
export async function failSignIn(app: TestApp, account: string, times: number, address?: string) {
  for (let time = 0; time < times; time += 1) {
    const draft = { account, pwd: `wrong-${time}` }
    const { data } = (await signIn(app, draft, address)) as { data: { fields?: { path: string }[] } | null }
    const asked = data?.fields?.[0]?.path
    if (asked === 'code') await signIn(app, { ...draft, ...(await solveImageCode(app)) }, address)
    if (asked === 'captchaVO') {
      await signIn(app, { ...draft, captchaVO: (await slidePuzzle(app)).captchaVO }, address)
    }
  }
}

export async function solveImageCode(app: TestApp) {
  const { data } = await app.call(captchaApi.image, {}, from(newAddress()))
  return { key: data.key, code: await captchaAnswer(app, data.key) }
}

/** Submits the puzzle `off` pixels beside its hole, as the console does. */
export async function slidePuzzle(app: TestApp, off = 0) {
  const { data: puzzle } = await app.call(captchaApi.getPuzzle, { captchaType: 'blockPuzzle' }, from(newAddress()))
  if (!puzzle.repData) throw new Error('no puzzle')
  const { token, secretKey } = puzzle.repData
  const point = JSON.stringify({ x: Number(await captchaAnswer(app, token)) + off, y: 5 })
  const check = { captchaType: 'blockPuzzle', token, pointJson: encryptText(point, secretKey) } as const
  const { data } = await app.call(captchaApi.checkPuzzle, check, from(newAddress()))
  const captchaVO = { captchaVerification: encryptText(`${token}---${point}`, secretKey) }
  return { repCode: data.repCode, captchaVO, check }
}
