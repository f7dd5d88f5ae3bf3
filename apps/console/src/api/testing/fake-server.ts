import { API_BASE, type Endpoint, type InputOf, type ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import { resultCode, resultText } from '@zhanggui/contract/kernel/result-codes'
import { vi } from 'vitest'
import { z } from 'zod'
import { stubUploads } from './fake-upload.ts'

interface Refusal {
  readonly code: number
  readonly message: string
  readonly data?: unknown
}
class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message)
  }
}
type Reply<E extends Endpoint> = ReplyOf<E> | ((input: InputOf<E>) => ReplyOf<E> | Promise<ReplyOf<E>>)

/**
 * Stands in for the server in page tests. Replies are given as the code sees them and travel through the contract's
 * own schemas, so a test cannot promise what the server could not say. A call nobody foresaw is refused by name.
 *
 *     const server = fakeServer().reply(homeApi.index, home).refuse(homeApi.close, { code: 1000, message: '不行' })
 *     expect(server.calls(homeApi.index)).toEqual([{}])
 */
export function fakeServer() {
  const replies = new Map<Endpoint, (input: never) => unknown>()
  const made = new Map<Endpoint, unknown[]>()

  const server = {
    reply<E extends Endpoint>(endpoint: E, reply: Reply<E>) {
      replies.set(endpoint, typeof reply === 'function' ? (reply as (input: never) => unknown) : () => reply)
      return server
    },
    refuse(endpoint: Endpoint, refusal: Refusal) {
      replies.set(endpoint, () => {
        throw new Refused(refusal)
      })
      return server
    },
    signedOut(...endpoints: readonly Endpoint[]) {
      for (const endpoint of endpoints) {
        server.refuse(endpoint, { code: resultCode.signedOut, message: resultText.signedOut })
      }
      return server
    },
    /** The inputs of every call made so far, oldest first. */
    calls: <E extends Endpoint>(endpoint: E) => (made.get(endpoint) ?? []) as InputOf<E>[],
  }

  const respond = async (url: string, init: RequestInit = {}) => {
    // Whoever asked may be gone, with the test before: the browser would not send it.
    init.signal?.throwIfAborted()
    const { pathname, searchParams } = new URL(url, 'http://fake')
    const method = init.method ?? 'GET'
    const endpoint = [...replies.keys()].find((known) => known.method === method && paramsIn(known, pathname))
    if (!endpoint) {
      return Response.json({ code: resultCode.notFound, message: `no reply for ${method} ${pathname}`, data: null })
    }
    const input = inputOf(endpoint, pathname, searchParams, init.body)
    made.set(endpoint, [...(made.get(endpoint) ?? []), input])
    return Response.json(await answer(endpoint, replies.get(endpoint), input))
  }
  vi.stubGlobal('fetch', respond)
  stubUploads(respond)
  return server
}

async function answer(endpoint: Endpoint, reply: ((input: never) => unknown) | undefined, input: unknown) {
  try {
    const data = z.encode(endpoint.reply, await reply?.(input as never))
    return { code: resultCode.ok, message: resultText.ok, data }
  } catch (error) {
    if (error instanceof Refused) return { data: null, ...error.refusal }
    throw error
  }
}

function paramsIn(endpoint: Endpoint, pathname: string): Record<string, string> | undefined {
  const pattern = endpoint.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')
  const match = new RegExp(`^${API_BASE}${pattern}$`).exec(pathname)
  return match ? { ...match.groups } : undefined
}

function inputOf(endpoint: Endpoint, pathname: string, search: URLSearchParams, body: RequestInit['body']) {
  return {
    ...z.decode(endpoint.params, paramsIn(endpoint, pathname) ?? {}),
    ...z.decode(endpoint.query, Object.fromEntries(search)),
    ...z.decode(endpoint.body, typeof body === 'string' ? (JSON.parse(body) as Record<string, unknown>) : {}),
  }
}
