import { z } from 'zod'
import type { WaybillConfig } from '#platform/config'
import { askOutside } from '#platform/outside/ask-outside'

const templates = z.array(z.object({ temp_id: z.string(), title: z.string(), pic: z.string() })).max(1000)

/** Where e-waybill templates come from: `com` is the carrier's code. */
export interface WaybillService {
  findTemplates(com: string): Promise<z.output<typeof templates>>
}

/** A person is waiting for the response. */
const PATIENCE = 5000
/** Of a thousand templates. */
const MOST_BYTES = 1024 * 1024

/** Without a configured service there are no templates to choose from. */
export const openWaybillService = (config: WaybillConfig | undefined, patience = PATIENCE): WaybillService =>
  config ? new HttpWaybillService(config, patience) : { findTemplates: async () => [] }

/** `GET {url}?com={code}` with the key as bearer; the answer is the list as JSON. */
class HttpWaybillService implements WaybillService {
  constructor(
    readonly config: WaybillConfig,
    readonly patience: number,
  ) {}

  async findTemplates(com: string) {
    const { url, key } = this.config
    const address = new URL(url)
    address.searchParams.set('com', com)
    const headers = { accept: 'application/json', ...(key && { authorization: `Bearer ${key}` }) }
    const answer = await askOutside(address, { headers }, { answerMs: this.patience, mostBytes: MOST_BYTES })
    if ('lost' in answer) throw new Error('the waybill service did not answer', { cause: answer.cause })
    if (!answer.isOk) throw new Error(`the waybill service answered ${answer.status}`)
    return templates.parse(answer.json)
  }
}
