import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import { z } from 'zod'

/** The reply schema is an allow-list: what it does not name does not leave the server. */
export const encodeReply = (endpoint: Endpoint, result: unknown): unknown => z.encode(endpoint.reply, result)
