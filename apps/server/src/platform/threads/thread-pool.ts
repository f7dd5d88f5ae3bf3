import { once } from 'node:events'
import { Worker as Thread } from 'node:worker_threads'
import { Refusal, refuse } from '#platform/http/refusals'
import type { ThreadReply, ThreadTasks } from './thread.ts'

type TaskName = keyof ThreadTasks
type InputOf<N extends TaskName> = Parameters<ThreadTasks[N]>[0]
type OutputOf<N extends TaskName> = Awaited<ReturnType<ThreadTasks[N]>>

/** Heap limit in megabytes. Buffers are not included; tasks limit those themselves. */
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32 }

/** Idle threads; never more than were in use at once. */
const idle = new Set<Thread>()

/**
 * Runs a task in a worker thread, so that it does not block requests; aborted after `limitMs` or at the memory limit. A
 * `FairQueue` limits how many run at once.
 */
export async function runInThread<N extends TaskName>(
  name: N,
  input: InputOf<N>,
  limitMs: number,
): Promise<OutputOf<N>> {
  const [thread = startThread()] = idle
  idle.delete(thread)
  thread.ref()
  try {
    const reply = await post(thread, { name, input }, limitMs)
    thread.unref()
    idle.add(thread)
    if ('refusal' in reply) throw new Refusal(reply.refusal.code, reply.refusal.message, reply.refusal.data)
    if ('error' in reply) throw reply.error
    return reply.output as OutputOf<N>
  } finally {
    if (!idle.has(thread)) await thread.terminate()
  }
}

/** Tests and `npm run dev` run from source, for which a thread needs a loader. */
function startThread(): Thread {
  const isSource = import.meta.url.endsWith('.ts')
  const loader = () => `data:text/javascript,import{register}from'${import.meta.resolve('tsx/esm/api')}';register()`
  const thread = new Thread(new URL(`./thread.${isSource ? 'ts' : 'js'}`, import.meta.url), {
    execArgv: isSource ? ['--import', loader()] : [],
    resourceLimits,
  })
  // A pending task has its own listener; a thread that dies idle can be ignored.
  thread.on('error', () => idle.delete(thread))
  return thread
}

async function post(thread: Thread, task: { name: TaskName; input: unknown }, limitMs: number): Promise<ThreadReply> {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), limitMs)
  thread.postMessage(task)
  try {
    const [reply] = (await once(thread, 'message', { signal: stop.signal })) as [ThreadReply]
    return reply
  } catch (error) {
    if (stop.signal.aborted) return refuse('文件处理超时，请精简或分成多个文件')
    if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY') return refuse('文件过大，请分成多个文件')
    throw error
  } finally {
    clearTimeout(timer)
  }
}
