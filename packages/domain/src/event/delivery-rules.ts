const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** After the first try, and each further one: the eighth is made 24 hours after the first. */
const WAITS = [1, 5, 30, 60, 180, 360, 804]
/** So long nothing has arrived, and nobody is told any more. */
const PATIENCE_MS = 72 * HOUR
const MAX_WEBHOOKS = 5

/** When it is tried again after so many tries; undefined: never. */
export function nextTry(tries: number, now: Date): Date | undefined {
  const wait = WAITS[tries - 1]
  return wait === undefined ? undefined : new Date(now.getTime() + wait * MINUTE)
}

export const isGivenUp = (failingSince: Date, now: Date): boolean =>
  now.getTime() - failingSince.getTime() >= PATIENCE_MS

export const whyNotAddWebhook = (count: number): string | undefined =>
  count < MAX_WEBHOOKS ? undefined : `每个商户最多${MAX_WEBHOOKS}个推送地址`

export const whyNotReplay = ({ isOn }: { readonly isOn: boolean }): string | undefined =>
  isOn ? undefined : '推送已关闭，请先打开'

/** What both sides sign: the time stands in the header, so an old message cannot be sent again as a new one. */
export const webhookText = (timestamp: string, body: string): string => `${timestamp}.${body}`
