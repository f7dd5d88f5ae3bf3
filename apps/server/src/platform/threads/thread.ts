import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { convertBmp } from '#platform/files/pictures/convert-bmp'
import { Refusal } from '#platform/http/refusals'
import { convertSheet } from '#platform/sheets/convert-sheet'

/** CPU-bound JavaScript that runs in threads. */
const tasks = { convertBmp, convertSheet }
export type ThreadTasks = typeof tasks

export type ThreadReply =
  | { readonly output: unknown }
  | { readonly refusal: Pick<Refusal, 'code' | 'message' | 'data'> }
  | { readonly error: unknown }

interface ThreadRequest {
  readonly name: keyof ThreadTasks
  readonly input: unknown
}

async function runTask({ name, input }: ThreadRequest): Promise<ThreadReply> {
  try {
    const task = tasks[name] as (input: unknown) => Promise<unknown>
    return { output: await task(input) }
  } catch (error) {
    // Error classes are lost in structured cloning.
    if (!(error instanceof Refusal)) return { error }
    return { refusal: { code: error.code, message: error.message, data: error.data } }
  }
}

// Requests come first. Elsewhere than on Linux this would slow the whole process down.
if (process.platform === 'linux') setPriority(10)

parentPort?.on(
  'message',
  (request: ThreadRequest) => void runTask(request).then((reply) => parentPort?.postMessage(reply)),
)
