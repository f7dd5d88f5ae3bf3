import type { Endpoint, InputOf } from '@zhanggui/contract/kernel/endpoint'
import { CONSOLE_HEADER } from '@zhanggui/contract/kernel/wire-names'
import { resultCode, resultText } from '@zhanggui/contract/kernel/result-codes'
import { shownAccount } from './network/shown-account.ts'
import { addressOf } from './address.ts'
import { CallError } from './call-error.ts'
import { failureOf } from './call-failure.ts'
import { failures } from './failures.ts'
import { networkFailure, readEnvelope } from './network/read-envelope.ts'
import { signInAgain } from './sign-in-again.ts'
import { token } from './token.ts'

type Download = Endpoint & { readonly transport: 'download' }

interface DownloadedFile {
  readonly blob: Blob
  readonly fileName: string
}

/** Fetches the file of a download endpoint. A failure is said in an envelope instead and toasted like any other's. */
export async function download<E extends Download>(endpoint: E, input: InputOf<E>): Promise<DownloadedFile> {
  try {
    const url = addressOf(endpoint, input)
    let answer = await send(url)
    if (answer instanceof CallError && answer.kind === 'signedOut' && (await signInAgain.ask()))
      answer = await send(url)
    if (answer instanceof CallError) throw answer
    return answer
  } catch (error) {
    if (error instanceof CallError && error.kind !== 'signedOut') failures.report(error)
    throw error
  }
}

async function send(url: string): Promise<DownloadedFile | CallError> {
  const known = token.get()
  try {
    const response = await fetch(url, {
      headers: {
        [CONSOLE_HEADER]: '1',
        ...shownAccount.headers(),
        ...(known ? { Authorization: `Bearer ${known}` } : {}),
      },
    })
    const name = response.headers.get('download-filename')
    if (name !== null) return { blob: await response.blob(), fileName: decodeURIComponent(name) }
    const requestId = response.headers.get('x-request-id')
    const failure = readEnvelope({ status: response.status, text: await response.text(), requestId })
    // No file although all is well: whatever answered does not know this session (spec §8).
    return failureOf(
      failure.code === resultCode.ok
        ? { ...failure, code: resultCode.refused, message: resultText.signedOut }
        : failure,
    )
  } catch (error) {
    return error instanceof CallError ? error : networkFailure()
  }
}

/** Hands a file to the browser to be saved. */
export function saveFile({ blob, fileName }: DownloadedFile) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = fileName
  link.click()
  URL.revokeObjectURL(link.href)
}
