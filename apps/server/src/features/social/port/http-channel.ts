import { setTimeout as rest } from 'node:timers/promises'
import { z } from 'zod'
import type { SocialConfig } from '#platform/social-config'
import { send } from './send.ts'
import { BUSY_CODES, refusalOf, TOKEN_CODES } from './social-codes.ts'
import { type SocialChannel, SocialError, type SocialFile } from './social-port.ts'

export interface SocialTokens {
  /** The token of all nodes; `stale` is the one that was refused, so that another is asked for. */
  take(stale: string | undefined, ask: () => Promise<FreshToken>): Promise<string>
}

export interface FreshToken {
  readonly token: string
  readonly seconds: number
}

interface Patience {
  /** For each attempt. */
  readonly answerMs: number
  readonly attempts: number
  /** Before the second attempt; twice as long before each one after it. */
  readonly restMs: number
}

/** Staff wait for the answer. */
const usualPatience: Patience = { answerMs: 5000, attempts: 3, restMs: 200 }

const refusal = z.object({ errcode: z.int().default(0), errmsg: z.string().default('') })
const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.int().min(1) })

const jsonOf = (body: object): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})

type Answer = { readonly data: unknown } | { readonly error: SocialError; readonly isUnsent: boolean }

/** docs/social-platform/README.md */
export class HttpChannel implements SocialChannel {
  constructor(
    readonly config: SocialConfig,
    readonly tokens: SocialTokens,
    readonly patience = usualPatience,
  ) {}

  call(path: string, body: object, { isRepeatable = false } = {}): Promise<unknown> {
    return this.#withToken(path, () => jsonOf(body), isRepeatable)
  }

  ask(path: string, query: Readonly<Record<string, string | number>>): Promise<unknown> {
    const fields = new URLSearchParams(
      Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
    )
    return this.#withToken(`${path}?${fields}`, () => ({ method: 'GET' }), true)
  }

  upload(path: string, { name, type, bytes }: SocialFile): Promise<unknown> {
    const form = () => {
      const body = new FormData()
      body.set('media', new Blob([new Uint8Array(bytes)], { type }), name)
      return { method: 'POST', body }
    }
    return this.#withToken(path, form, true)
  }

  /** A token that was refused is replaced once. */
  async #withToken(path: string, request: () => RequestInit, isRepeatable: boolean): Promise<unknown> {
    const sendWith = (token: string) => this.#send(this.#address(path, token), request, isRepeatable)
    const token = await this.tokens.take(undefined, this.#newToken)
    try {
      return await sendWith(token)
    } catch (error) {
      if (!(error instanceof SocialError && TOKEN_CODES.has(error.code))) throw error
      return sendWith(await this.tokens.take(token, this.#newToken))
    }
  }

  readonly #newToken = async (): Promise<FreshToken> => {
    const { appId, appSecret } = this.config
    const asked = { grant_type: 'client_credential', appid: appId, secret: appSecret, force_refresh: false }
    const sent = await this.#send(this.#address('/cgi-bin/stable_token'), () => jsonOf(asked), true)
    const answer = tokenAnswer.safeParse(sent)
    if (!answer.success) throw new SocialError('微信的回复无法识别', { code: 0, isPassing: true })
    return { token: answer.data.access_token, seconds: answer.data.expires_in }
  }

  #address(path: string, token?: string): string {
    const url = new URL(this.config.url.replace(/\/$/, '') + path)
    if (token !== undefined) url.searchParams.set('access_token', token)
    return url.href
  }

  async #send(url: string, request: () => RequestInit, isRepeatable: boolean): Promise<unknown> {
    const { attempts, restMs, answerMs } = this.patience
    for (let attempt = 1; ; attempt += 1) {
      const answer = await attemptSend(url, request(), answerMs)
      if ('data' in answer) return answer.data
      const { error, isUnsent } = answer
      const mayRepeat = isUnsent || BUSY_CODES.has(error.code) || (isRepeatable && error.isUnclear)
      if (!mayRepeat || attempt >= attempts) throw error
      await rest(restMs * 2 ** (attempt - 1))
    }
  }
}

async function attemptSend(url: string, request: RequestInit, answerMs: number): Promise<Answer> {
  const answer = await send(url, request, answerMs)
  if (!('data' in answer)) return answer
  const { errcode, errmsg } = refusal.catch({ errcode: 0, errmsg: '' }).parse(answer.data)
  return errcode === 0 ? answer : { error: refusalOf(errcode, errmsg), isUnsent: false }
}
