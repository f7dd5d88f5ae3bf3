import type { InPlatform } from '#platform/db/platform-db'
import { refusalOf } from '../port/social-codes.ts'
import type { SocialChannel, SocialFile } from '../port/social-port.ts'
import { liveGoodsSandbox } from './live-goods.ts'
import { roomSandbox } from './rooms.ts'
import type { SandboxCalls } from './sandbox-call.ts'
import { shopSandbox } from './shop.ts'

interface SandboxParts {
  readonly inPlatform: InPlatform
  readonly newId: () => Promise<number>
  readonly clock: () => Date
}

/** Nobody looks at copies of pictures there. */
const PICTURES = 'https://sandbox.invalid/shop'

/** Every call that the sandbox answers; each subject has a file of its own. */
const calls: SandboxCalls = { ...liveGoodsSandbox, ...roomSandbox, ...shopSandbox }

/** The default: says yes at once, and reviews by itself after a short while. */
export class SandboxChannel implements SocialChannel {
  constructor(readonly parts: SandboxParts) {}

  ask(path: string, query: object): Promise<unknown> {
    return this.call(path, query)
  }

  async call(path: string, body: object): Promise<unknown> {
    const { inPlatform, newId, clock } = this.parts
    const answer = calls[path]
    if (!answer) throw refusalOf(48_001, '')
    return inPlatform((db) => answer({ db, now: clock(), newId }, body))
  }

  async upload(path: string, { bytes }: SocialFile): Promise<unknown> {
    const { newId, clock } = this.parts
    if (bytes.length === 0) throw refusalOf(41_005, '')
    const id = await newId()
    // Pictures of the video channel are answered with an address.
    if (path.startsWith('/shop/')) return { errcode: 0, img_info: { temp_img_url: `${PICTURES}/${id}` } }
    return { type: 'image', media_id: `sandbox-${id}`, created_at: Math.floor(clock().getTime() / 1000) }
  }
}
