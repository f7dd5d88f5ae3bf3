import type { Endpoint, InputOf, ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import { UPLOAD_FIELD } from '@zhanggui/contract/kernel/wire-names'
import { TAB_HEADER } from '@zhanggui/contract/kernel/live-message'
import { type Envelope, resultCode } from '@zhanggui/contract/kernel/result-codes'
import { shownAccount } from './network/shown-account.ts'
import { addressOf } from './address.ts'
import { CallError } from './call-error.ts'
import { failureOf } from './call-failure.ts'
import { failures } from './failures.ts'
import { newKey } from './idempotency-key.ts'
import { networkFailure, readEnvelope } from './network/read-envelope.ts'
import { readReply } from './answers/read-reply.ts'
import { signInAgain } from './sign-in-again.ts'
import { tabId } from './tab-id.ts'
import { token } from './token.ts'

type Upload = Endpoint & { readonly transport: 'upload' }

interface UploadOptions {
  /** Whole percent of the bytes that have left. */
  readonly onProgress?: (percent: number) => void
  readonly signal?: AbortSignal
  /** The caller shows the failure itself, beside the file; no toast. */
  readonly quiet?: boolean
}

/** Sends one file. `fetch` cannot say how far it is, so this is the one place that uses the older request. */
export async function upload<E extends Upload>(
  endpoint: E,
  input: InputOf<E>,
  file: File,
  options: UploadOptions = {},
): Promise<ReplyOf<E>> {
  const [url, key] = [addressOf(endpoint, input), newKey()]
  try {
    let answer = await send(url, key, file, options)
    if (answer.code === resultCode.signedOut && (await signInAgain.ask())) answer = await send(url, key, file, options)
    if (answer.code !== resultCode.ok) throw failureOf(answer)
    return readReply(endpoint, answer.data)
  } catch (error) {
    if (error instanceof CallError && error.kind !== 'signedOut' && !options.quiet) failures.report(error)
    throw error
  }
}

function send(url: string, key: string, file: File, { onProgress, signal }: UploadOptions): Promise<Envelope> {
  const request = new XMLHttpRequest()
  const abort = () => request.abort()
  request.open('POST', url)
  request.setRequestHeader('Idempotency-Key', key)
  request.setRequestHeader(TAB_HEADER, tabId)
  for (const [name, value] of Object.entries(shownAccount.headers())) request.setRequestHeader(name, value)
  const known = token.get()
  if (known) request.setRequestHeader('X-Token', known)
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onProgress?.(Math.floor((loaded / Math.max(total, 1)) * 100)),
  )
  const answer = new Promise<Envelope>((resolve, reject) => {
    request.addEventListener('load', () => {
      const { status, responseText: text } = request
      try {
        resolve(readEnvelope({ status, text, requestId: request.getResponseHeader('x-request-id') }))
      } catch (error) {
        reject(error)
      }
    })
    request.addEventListener('error', () => reject(networkFailure()))
    request.addEventListener('abort', () => reject(new DOMException('上传已取消', 'AbortError')))
  })
  request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort))
  signal?.addEventListener('abort', abort)
  const form = new FormData()
  form.append(UPLOAD_FIELD, file, file.name)
  request.send(form)
  if (signal?.aborted) abort()
  return answer
}
