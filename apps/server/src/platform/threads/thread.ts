import { parentPort } from 'node:worker_threads'
import { convertBmp } from '#platform/files/pictures/convert-bmp'
import { Refusal } from '#platform/http/refusals'
import { convertSheet } from '#platform/sheets/convert-sheet'

/** What is done in threads: it takes long, and all of it is JavaScript of our own. */
const tasks = { convertBmp, convertSheet }
export type ThreadTasks = typeof tasks

export type ThreadAnswer =
  | { readonly output: unknown }
  | { readonly refusal: Pick<Refusal, 'code' | 'message' | 'data'> }
  | { readonly error: unknown }

interface Asked {
  readonly name: keyof ThreadTasks
  readonly input: unknown
}

async function answerTo({ name, input }: Asked): Promise<ThreadAnswer> {
  try {
    const task = tasks[name] as (input: unknown) => Promise<unknown>
    return { output: await task(input) }
  } catch (error) {
    // The class of an error does not travel.
    if (!(error instanceof Refusal)) return { error }
    return { refusal: { code: error.code, message: error.message, data: error.data } }
  }
}

parentPort?.on('message', (asked: Asked) => void answerTo(asked).then((answer) => parentPort?.postMessage(answer)))
