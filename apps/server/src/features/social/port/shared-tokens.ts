import { setTimeout as rest } from 'node:timers/promises'
import type { SecretBox } from '#platform/secrets/secret-box'
import type { InPlatform } from '#platform/db/platform-db'
import type { FreshToken, SocialTokens } from './http-channel.ts'
import { SocialError } from './social-port.ts'
import { claimRefresh, endRefresh, findToken, storeToken } from './social-token.sql.ts'

interface TokenPlace {
  readonly appId: string
  readonly secrets: SecretBox
  readonly clock: () => Date
  readonly inPlatform: InPlatform
}

/** A node that asks for a token and dies lets another one ask after this time. */
const LEASE = 20_000
/** A token is replaced while it still works. */
const EARLY = 300_000
const LOOK_AGAIN = 100
const LOOKS = 100

/** The access token of all nodes: kept sealed in the database, replaced by one node while the others wait for it. */
export class SharedTokens implements SocialTokens {
  constructor(readonly place: TokenPlace) {}

  async take(stale: string | undefined, ask: () => Promise<FreshToken>): Promise<string> {
    for (let look = 0; look < LOOKS; look += 1) {
      const stored = await this.#find()
      if (stored !== undefined && stored !== stale) return stored
      if (await this.#claim()) return this.#replace(stale, ask)
      await rest(LOOK_AGAIN)
    }
    throw new SocialError('正在获取微信访问凭证，请稍后再试', { code: 0, isPassing: true })
  }

  async #find(): Promise<string | undefined> {
    const { appId, clock, inPlatform, secrets } = this.place
    const stored = await inPlatform((db) => findToken(db, appId))
    if (!stored || stored.expiresAt <= clock()) return undefined
    return secrets.open(stored.token, sealName(appId))
  }

  #claim(): Promise<boolean> {
    const { appId, clock, inPlatform } = this.place
    const now = clock()
    return inPlatform((db) => claimRefresh(db, appId, now, new Date(now.getTime() + LEASE)))
  }

  async #replace(stale: string | undefined, ask: () => Promise<FreshToken>): Promise<string> {
    const { appId, clock, inPlatform, secrets } = this.place
    try {
      // Another node may have replaced it just before this one was let in.
      const other = await this.#find()
      if (other !== undefined && other !== stale) {
        await inPlatform((db) => endRefresh(db, appId))
        return other
      }
      const { token, seconds } = await ask()
      const lifetime = Math.max(seconds * 1000 - EARLY, (seconds * 1000) / 2)
      const sealed = await secrets.seal(token, sealName(appId))
      const expiresAt = new Date(clock().getTime() + lifetime)
      await inPlatform((db) => storeToken(db, appId, { token: sealed, expiresAt }))
      return token
    } catch (error) {
      await inPlatform((db) => endRefresh(db, appId))
      throw error
    }
  }
}

const sealName = (appId: string) => `social-token:${appId}`
