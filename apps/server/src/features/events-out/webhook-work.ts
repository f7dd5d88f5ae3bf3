import type { RecordChanges } from '@zhanggui/domain/audit/change-rules'
import type { SecretBox } from '#platform/secrets/secret-box'
import type { WriteContext } from '#platform/transactions'

/** A change that the platform makes for a shop, in the shop's own log. */
export interface WebhookWork extends WriteContext {
  readonly recordChanges: RecordChanges
  readonly secrets: SecretBox
}
