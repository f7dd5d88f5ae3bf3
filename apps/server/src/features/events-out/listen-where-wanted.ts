import { deliverEvents, setListening } from '#platform/outbox/outbox.sql'
import type { WriteContext } from '#platform/transactions'
import { lockWebhooks } from './webhook.sql.ts'

/** Events are delivered from now on if a webhook is on. Answers the number of the latest event. */
export async function listenWhereWanted(context: WriteContext): Promise<number> {
  const isHeard = (await lockWebhooks(context.db)).some(({ isOn }) => isOn)
  const lastNo = await setListening(context.db, isHeard)
  if (isHeard) await context.enqueue(deliverEvents, {})
  return lastNo
}
