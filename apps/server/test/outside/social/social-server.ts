import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'

/**
 * How an answer may go wrong: a refusal by its number, an HTTP status, no answer at all, and an answer that is lost, cut
 * in half or held until it is let go although what was asked for has been done.
 */
export type Trouble =
  | { readonly errcode: number; readonly errmsg?: string }
  | { readonly status: number }
  | 'silence'
  | 'lost'
  | 'half'
  | 'held'

interface Asked {
  readonly body: Record<string, unknown>
  readonly query: URLSearchParams
}

/** What a path answers; a number is a refusal. */
export type SocialAnswers = Readonly<Record<string, (asked: Asked) => object | number>>

const SETTINGS = { SOCIAL_APP_ID: 'wx-test', SOCIAL_APP_SECRET: 'a-secret', SOCIAL_CALLBACK_TOKEN: 'a-token' }

interface SocialState {
  /** Tokens that were handed out; only the last one works. */
  tokens: string[]
  isExpired: boolean
  pictures: { mediaId: string; bytes: number }[]
  /** Paths that were asked, in their order. */
  asked: string[]
  held: (() => void)[]
  /** One for each of the next requests that have a token. */
  trouble: (Trouble | undefined)[]
}

function newToken(state: SocialState, { body }: Asked): object {
  if (body['appid'] !== SETTINGS.SOCIAL_APP_ID) return { errcode: 40_013, errmsg: 'invalid appid' }
  if (body['secret'] !== SETTINGS.SOCIAL_APP_SECRET) return { errcode: 40_125, errmsg: 'invalid appsecret' }
  if (state.isExpired || state.tokens.length === 0) state.tokens.push(`token-${state.tokens.length + 1}`)
  state.isExpired = false
  return { access_token: state.tokens.at(-1), expires_in: 7200 }
}

function newPicture(state: SocialState, bytes: number): object {
  const mediaId = `media-${state.pictures.length + 1}`
  state.pictures.push({ mediaId, bytes })
  return { type: 'image', media_id: mediaId, created_at: 1_790_000_000 }
}

function answerOf(state: SocialState, answers: SocialAnswers, path: string, asked: Asked, raw: Buffer): object {
  if (asked.query.get('access_token') !== state.tokens.at(-1)) return { errcode: 40_001, errmsg: 'invalid credential' }
  if (state.isExpired) return { errcode: 42_001, errmsg: 'access_token expired' }
  if (path === '/cgi-bin/media/upload') return newPicture(state, raw.length)
  const answer = answers[path]?.(asked) ?? 48_001
  return typeof answer === 'number' ? { errcode: answer, errmsg: 'refused' } : { errcode: 0, errmsg: 'ok', ...answer }
}

function respond(
  state: SocialState,
  answers: SocialAnswers,
  request: IncomingMessage,
  response: ServerResponse,
  raw: Buffer,
) {
  const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://social')
  const isJson = request.headers['content-type'] === 'application/json'
  const asked = { query, body: isJson ? (JSON.parse(raw.toString()) as Record<string, unknown>) : {} }
  state.asked.push(path)
  const json = (data: object) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(data))
  if (path === '/cgi-bin/stable_token') return json(newToken(state, asked))
  const trouble = state.trouble.shift()
  if (trouble === 'silence') return undefined
  if (typeof trouble === 'object' && 'status' in trouble) return response.writeHead(trouble.status).end()
  if (typeof trouble === 'object') return json({ errmsg: '', ...trouble })
  const answer = answerOf(state, answers, path, asked, raw)
  if (trouble === 'lost') return request.socket.destroy()
  if (trouble === 'held') return state.held.push(() => json(answer))
  if (trouble !== 'half') return json(answer)
  const text = JSON.stringify(answer)
  return response.writeHead(200).end(text.slice(0, text.length / 2))
}

/** The social platform as docs/social-platform/README.md describes it: tokens, pictures, and the answers of a subject. */
export function serveSocial(answers: SocialAnswers = {}) {
  let server: Server | undefined
  let port = 0
  const state: SocialState = { tokens: [], isExpired: false, pictures: [], asked: [], held: [], trouble: [] }

  beforeAll(async () => {
    server = createServer((request, response) => {
      const pieces: Buffer[] = []
      request.on('data', (piece: Buffer) => pieces.push(piece))
      request.on('end', () => respond(state, answers, request, response, Buffer.concat(pieces)))
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    ;({ port } = server.address() as AddressInfo)
  })
  afterAll(() => {
    server?.closeAllConnections()
    server?.close()
  })
  return {
    state,
    /** The environment of a server that speaks to it. */
    settings: {
      ...SETTINGS,
      SOCIAL: 'http',
      get SOCIAL_URL() {
        return `http://127.0.0.1:${port}`
      },
    },
    letGo: () => {
      for (const answer of state.held.splice(0)) answer()
    },
    hangUp: () => server?.closeAllConnections(),
    /** How often a path was asked. */
    timesAsked: (path: string) => state.asked.filter((each) => each === path).length,
  }
}
