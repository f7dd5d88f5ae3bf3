/** Replicated to every node of a cluster, so that merchant queries can join them: small, written by the platform only. */
export const REFERENCE_TABLES = [
  'brand',
  'brand_category',
  'express_company',
  'guarantee',
  'merchant_category',
  'merchant_type',
  'platform_category',
  'platform_config',
  'platform_coupon',
  'region',
  'seckill_activity',
  'video_brand',
  'video_category',
]

/** Kept on the coordinator: looked up before the merchant is known, or queues over all merchants. */
export const LOCAL_TABLES = [
  'captcha',
  'gateway_call',
  'gateway_checkout',
  'gateway_key',
  'gateway_secret',
  'id_block',
  'job',
  'login_failure',
  'login_name',
  'person',
  'person_shop',
  'push_ticket',
  'rate_window',
  'schema_migration',
  'second_factor',
  'shop_invitation',
  'sign_in_ticket',
  'social_message',
  'social_sandbox',
  'social_token',
]

/** The distribution column of a merchant table. */
export const merchantColumn = (table: string): 'id' | 'mer_id' => (table === 'merchant' ? 'id' : 'mer_id')
