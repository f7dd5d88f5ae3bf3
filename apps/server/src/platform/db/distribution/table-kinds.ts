/** Kept whole on every node of a cluster, so that queries of merchants can join them: small, read by all, written by the platform. */
export const REFERENCE_TABLES = [
  'brand',
  'brand_category',
  'express_company',
  'guarantee',
  'merchant_category',
  'merchant_type',
  'platform_category',
  'platform_config',
  'region',
]

/** Kept on the coordinator: found before a merchant is known, or claimed over all merchants in one order. */
export const LOCAL_TABLES = [
  'captcha',
  'gateway_call',
  'gateway_key',
  'gateway_secret',
  'id_block',
  'job',
  'login_failure',
  'login_name',
  'push_ticket',
  'rate_window',
  'schema_migration',
]

/** What the merchant's number is called in a table of merchants. */
export const merchantColumn = (table: string): 'id' | 'mer_id' => (table === 'merchant' ? 'id' : 'mer_id')
