import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Endpoint, InputOf, ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import { UPLOAD_FIELD } from '@zhanggui/contract/kernel/wire-names'
import { envelope } from '@zhanggui/contract/kernel/result-codes'
import type { TestApp } from '#test/app/test-app'

interface Part {
  readonly name?: string
  readonly field?: string
  readonly content: Uint8Array | string
  readonly type?: string
}

/** A form with the given files, as a browser would build it. */
export function formWith(...parts: readonly Part[]): FormData {
  const form = new FormData()
  for (const { name = 'a.png', field = UPLOAD_FIELD, content, type = 'image/png' } of parts) {
    form.append(field, new Blob([typeof content === 'string' ? content : new Uint8Array(content)], { type }), name)
  }
  return form
}

interface Target<E extends Endpoint> {
  readonly token: string
  readonly query?: Partial<InputOf<E>>
  readonly headers?: Record<string, string>
}

export async function upload<E extends Endpoint>(
  app: TestApp,
  endpoint: E,
  body: NonNullable<RequestInit['body']>,
  { token, query = {}, headers = {} }: Target<E>,
) {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  )
  const response = await fetch(`${app.url}/api${endpoint.path}?${search.toString()}`, {
    method: 'POST',
    headers: { 'x-token': token, ...headers },
    body,
  })
  const { data, ...answer } = envelope.parse(await response.json())
  return { status: response.status, ...answer, data: data as ReplyOf<E> }
}

/** Every file below the app's data folder, stored or half received. */
export const storedFiles = (app: TestApp): string[] =>
  ['files', 'incoming'].flatMap((folder) => {
    try {
      return readdirSync(join(app.dataDir, folder), { recursive: true, withFileTypes: true, encoding: 'utf8' })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
    } catch {
      return []
    }
  })
