import type { InputOf, ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import type { GatewayEndpoint } from '@zhanggui/contract/kernel/gateway'
import type { RecordChanges } from '@zhanggui/domain/audit/change-rules'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { PlatformDb } from '#platform/db/platform-db'
import type { SecretBox } from '#platform/secrets/secret-box'
import type { WriteContext } from '#platform/transactions'

/** Context for writes to a merchant: recorded in its sensitive-operation log and announced to its staff. */
export interface MerchantWork extends WriteContext {
  readonly recordChanges: RecordChanges
}

export interface GatewayContext {
  readonly now: Date
  readonly newId: () => Promise<number>
  readonly secrets: SecretBox
  /** Ties the caller's number to the content of a checkout; refuses one that stands for another. */
  readonly claimCheckout: (number: string, content: unknown) => Promise<void>
  readonly inPlatform: <T>(work: (db: PlatformDb) => Promise<T>) => Promise<T>
  readonly readMerchant: <T>(merId: number, work: (db: MerchantDb) => Promise<T>) => Promise<T>
  /** Runs one transaction of the merchant, with a line in its log. */
  readonly runForMerchant: <T>(merId: number, work: (merchant: MerchantWork) => Promise<T>) => Promise<T>
  /** Runs what a buyer does in one transaction of the merchant. The order's own history records it, not the log. */
  readonly runForBuyer: <T>(merId: number, work: (merchant: WriteContext) => Promise<T>) => Promise<T>
}

type GatewayHandler<E extends GatewayEndpoint> = (
  context: GatewayContext,
  input: InputOf<E>,
) => ReplyOf<E> | Promise<ReplyOf<E>>

export interface GatewayRoute {
  readonly endpoint: GatewayEndpoint
  readonly handle: (context: GatewayContext, input: Record<string, unknown>) => unknown
}

/** Binds an area of the gateway's contract to its handlers; with one missing it does not compile. */
export function bindGateway<T extends Record<string, GatewayEndpoint>>(
  api: T,
  handlers: { readonly [K in keyof T]: GatewayHandler<T[K]> },
): GatewayRoute[] {
  return Object.entries(api).map(([name, endpoint]) => ({
    endpoint,
    handle: handlers[name as keyof T] as unknown as GatewayRoute['handle'],
  }))
}
