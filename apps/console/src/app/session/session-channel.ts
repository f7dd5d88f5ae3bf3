import { z } from 'zod'

const news = z.union([
  z.object({ kind: z.literal('signed-out') }),
  z.object({ kind: z.literal('signed-in'), userId: z.int() }),
])
export type SessionMessage = z.output<typeof news>

const CHANNEL = 'zhanggui.session'

/** Tells the console's other browser tabs who is signed in: they share one cookie, so they share one session. */
export function postToOtherTabs(message: SessionMessage) {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(message)
  channel.close()
}

export function listenToOtherTabs(listener: (message: SessionMessage) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', (event: MessageEvent<unknown>) => {
    const heard = news.safeParse(event.data)
    if (heard.success) listener(heard.data)
  })
  return () => channel.close()
}
