import type { InPlatform } from '#platform/db/platform-db'
import type { Services } from '#platform/services'
import { SandboxChannel } from '../sandbox/sandbox-channel.ts'
import { HttpChannel } from './http-channel.ts'
import { SharedTokens } from './shared-tokens.ts'
import type { SocialChannel } from './social-port.ts'

/** Handlers that wait outside a transaction and jobs have all of it. */
export interface SocialContext extends Pick<Services, 'config' | 'secrets' | 'newId'> {
  readonly inPlatform: InPlatform
}

/** The social platform, or the sandbox where none is configured. */
export function openSocial(context: SocialContext, clock: () => Date): SocialChannel {
  const { config, secrets, inPlatform, newId } = context
  if (!config.social) return new SandboxChannel({ inPlatform, newId, clock })
  const tokens = new SharedTokens({ appId: config.social.appId, secrets, clock, inPlatform })
  return new HttpChannel(config.social, tokens)
}
