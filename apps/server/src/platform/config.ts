import {
  type CaptchaPolicy,
  defaultCaptchaPolicy,
  parseCaptchaRule,
} from '@zhanggui/domain/session/login-throttle-rules'
import type { BlockList } from 'node:net'
import { z } from 'zod'
import type { Timeouts } from './db/connection/pool.ts'
import { isLoopback } from './http/guards/this-machine.ts'
import type { S3Config } from './files/s3-store.ts'
import { ownNetworks } from './own-networks.ts'
import { type SocialConfig, socialConfig, socialEnvironment } from './social-config.ts'

const DAY = 24 * 3_600_000

const captchaRule = (fallback: CaptchaPolicy['image']) =>
  z
    .string()
    .optional()
    .transform((text, context) => {
      const rule = text === undefined ? fallback : parseCaptchaRule(text)
      if (rule !== undefined) return rule
      context.issues.push({ code: 'custom', message: 'must be always, never or after:N', input: text })
      return z.NEVER
    })

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: z.string().min(1).optional(),
  DATABASE_LISTEN_URL: z.string().min(1).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(500).default(20),
  STATEMENT_TIMEOUT: z.coerce.number().int().min(1).max(3600).default(30),
  LOCK_TIMEOUT: z.coerce.number().int().min(1).max(3600).default(5),
  SESSION_DAYS: z.coerce.number().int().min(1).max(365).default(30),
  KEEP_NOTICES: z.coerce.number().int().min(1).max(3650).default(7),
  KEEP_LOG: z.coerce.number().int().min(180).max(36_500).default(1095),
  DRAW_PATIENCE: z.coerce.number().int().min(0).max(60_000).default(200),
  DATA_DIR: z.string().default('data'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
  TRUST_PROXY: z.string().optional(),
  CAPTCHA_IMAGE: captchaRule(defaultCaptchaPolicy.image),
  CAPTCHA_PUZZLE: captchaRule(defaultCaptchaPolicy.puzzle),
  DEMO: z.enum(['auto', 'always', 'never']).default('auto'),
  FILES: z.enum(['disk', 's3']).default('disk'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY: z.string().min(1).optional(),
  S3_SECRET_KEY: z.string().min(1).optional(),
  WAYBILL_URL: z.url({ protocol: /^https?$/ }).optional(),
  WAYBILL_KEY: z.string().min(1).optional(),
  COLLECT_PROVIDER: z.enum(['sandbox', 'http']).optional(),
  COLLECT_URL: z.url({ protocol: /^https?$/ }).optional(),
  COLLECT_KEY: z.string().min(1).optional(),
  PRINTERS: z.enum(['sandbox', 'http']).default('sandbox'),
  YILIANYUN_URL: z.url({ protocol: /^https?$/ }).default('https://open-api.10ss.net'),
  FEIE_URL: z.url({ protocol: /^https?$/ }).default('https://api.feieyun.cn/Api/Open/'),
  PAYMENTS: z.enum(['sandbox', 'http']).default('sandbox'),
  PAYMENTS_URL: z.url({ protocol: /^https?$/ }).optional(),
  PAYMENTS_KEY: z.string().min(1).optional(),
  TRACKING: z.enum(['sandbox', 'http']).default('sandbox'),
  TRACKING_URL: z.url({ protocol: /^https?$/ }).default('https://wuliu.market.alicloudapi.com/kdi'),
  TRACKING_APPCODE: z.string().min(1).optional(),
  SMS: z.enum(['sandbox', 'http']).default('sandbox'),
  SMS_URL: z.url({ protocol: /^https?$/ }).default('https://dysmsapi.aliyuncs.com/'),
  SMS_ACCESS_KEY: z.string().min(1).optional(),
  SMS_SECRET_KEY: z.string().min(1).optional(),
  SMS_SIGN_NAME: z.string().min(1).optional(),
  SMS_NEW_ORDER_TEMPLATE: z.string().min(1).optional(),
  WEBHOOK_NETWORKS: ownNetworks,
  ...socialEnvironment,
  METRICS_TOKEN: z.string().min(16).optional(),
  GATEWAY_SECRET_KEY: z
    .string()
    .regex(/^(?:[A-Za-z0-9+/]{43}=|[0-9a-fA-F]{64})$/, 'must be 32 bytes as base64 or hex')
    .optional(),
})

/** The outside service for the carriers' e-waybill templates. */
export interface WaybillConfig {
  readonly url: string
  readonly key: string | undefined
}

/** How products are collected from other shops: a sandbox or an outside service. */
export type CollectConfig =
  | { readonly provider: 'sandbox' }
  | { readonly provider: 'http'; readonly url: string; readonly key: string | undefined }

/** Where the clouds of the printers' makers are. */
export interface PrinterConfig {
  readonly yilianyunUrl: string
  readonly feieUrl: string
}

/** The platform's payment service, which pays refunds. */
export interface PaymentConfig {
  readonly url: string
  readonly key: string | undefined
}

/** Who is asked where parcels are (docs/express-tracking.md). */
export interface TrackingConfig {
  readonly url: string
  readonly appCode: string
}

/** Who sends text messages (docs/sms.md). */
export interface SmsConfig {
  readonly url: string
  readonly accessKey: string
  readonly secretKey: string
  readonly signName: string
  readonly newOrderTemplate: string
}

export interface Config {
  readonly port: number
  readonly host: string
  /** Undefined: the embedded PostgreSQL below `dataDir`. */
  readonly databaseUrl: string | undefined
  /** The database itself, where `databaseUrl` is a pooler that hands out connections by the transaction. */
  readonly databaseListenUrl: string | undefined
  readonly poolSize: number
  /** For the statements of requests; background jobs and migrations may take longer. */
  readonly timeouts: Timeouts
  readonly longestSessionMs: number
  /** That a page waits for being drawn; 0: it never is. */
  readonly drawPatienceMs: number
  /** Retention of notices and log lines. */
  readonly keep: { readonly noticesMs: number; readonly logMs: number }
  readonly dataDir: string
  readonly logLevel: string
  /** Addresses of proxies whose forwarded-for header is believed; nobody's by default. */
  readonly trustProxy: string | undefined
  readonly captcha: CaptchaPolicy
  readonly demo: 'auto' | 'always' | 'never'
  /** Whether other machines can reach it, directly or through a proxy. */
  readonly isPublic: boolean
  /** Undefined: uploaded files lie below `dataDir`. */
  readonly s3: S3Config | undefined
  /** Undefined: there are no e-waybill templates. */
  readonly waybills: WaybillConfig | undefined
  /** Undefined: products cannot be collected. */
  readonly collect: CollectConfig | undefined
  /** Undefined: slips are shown on the screen and printed nowhere. */
  readonly printers: PrinterConfig | undefined
  /** Undefined: a sandbox that pays everything back. */
  readonly payments: PaymentConfig | undefined
  /** Undefined: parcels have a made-up way. */
  readonly tracking: TrackingConfig | undefined
  /** Undefined: text messages are written into the log and sent nowhere. */
  readonly sms: SmsConfig | undefined
  /** Addresses in the operator's own network that events may be sent to; none by default. */
  readonly webhookNetworks: BlockList
  /** Undefined: a sandbox that reviews by itself. */
  readonly social: SocialConfig | undefined
  /** What an operator's Prometheus shows to read the figures of a node. Undefined: nobody reads them. */
  readonly metricsToken: string | undefined
  /** Seals the secrets of gateway keys and printers in the database. Undefined: a file below `dataDir`, made when it is needed. */
  readonly gatewaySecretKey: Buffer | undefined
}

/** Reads the environment once, at start; a wrong value stops the start and names the variable. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  // An empty variable is how scripts and compose files say "not set"; taken as a value, PORT would be 0 and HOST anywhere.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`配置有误：${wrong.join('；')}`)
  }
  const values = parsed.data
  return {
    port: values.PORT,
    host: values.HOST,
    databaseUrl: values.DATABASE_URL,
    databaseListenUrl: values.DATABASE_LISTEN_URL,
    poolSize: values.DATABASE_POOL,
    timeouts: { statementMs: values.STATEMENT_TIMEOUT * 1000, lockMs: values.LOCK_TIMEOUT * 1000 },
    longestSessionMs: values.SESSION_DAYS * DAY,
    drawPatienceMs: values.DRAW_PATIENCE,
    keep: { noticesMs: values.KEEP_NOTICES * DAY, logMs: values.KEEP_LOG * DAY },
    dataDir: values.DATA_DIR,
    logLevel: values.LOG_LEVEL,
    trustProxy: values.TRUST_PROXY,
    captcha: { image: values.CAPTCHA_IMAGE, puzzle: values.CAPTCHA_PUZZLE },
    demo: values.DEMO,
    isPublic: !isLoopback(values.HOST) || values.TRUST_PROXY !== undefined,
    s3: values.FILES === 's3' ? s3Config(values) : undefined,
    waybills: values.WAYBILL_URL ? { url: values.WAYBILL_URL, key: values.WAYBILL_KEY } : undefined,
    collect: collectConfig(values),
    printers: values.PRINTERS === 'http' ? { yilianyunUrl: values.YILIANYUN_URL, feieUrl: values.FEIE_URL } : undefined,
    payments:
      values.PAYMENTS === 'http'
        ? { url: needed(values, 'PAYMENTS_URL', 'PAYMENTS=http'), key: values.PAYMENTS_KEY }
        : undefined,
    tracking:
      values.TRACKING === 'http'
        ? { url: values.TRACKING_URL, appCode: needed(values, 'TRACKING_APPCODE', 'TRACKING=http') }
        : undefined,
    sms: values.SMS === 'http' ? smsConfig(values) : undefined,
    webhookNetworks: values.WEBHOOK_NETWORKS,
    social: socialConfig(values),
    metricsToken: values.METRICS_TOKEN,
    gatewaySecretKey: secretKey(values.GATEWAY_SECRET_KEY),
  }
}

const secretKey = (text: string | undefined): Buffer | undefined =>
  text === undefined ? undefined : Buffer.from(text, text.length === 64 ? 'hex' : 'base64')

function collectConfig({
  COLLECT_PROVIDER: provider,
  COLLECT_URL: url,
  COLLECT_KEY: key,
}: z.output<typeof environment>) {
  if (provider !== 'http') return provider && { provider }
  if (url === undefined) throw new Error('配置有误：COLLECT_URL: needed with COLLECT_PROVIDER=http')
  return { provider, url, key }
}

type Values = z.output<typeof environment>

function needed<K extends keyof Values>(values: Values, name: K, because: string): NonNullable<Values[K]> {
  const value = values[name]
  if (value === undefined) throw new Error(`配置有误：${name}: needed with ${because}`)
  return value
}

const smsConfig = (values: Values): SmsConfig => ({
  url: values.SMS_URL,
  accessKey: needed(values, 'SMS_ACCESS_KEY', 'SMS=http'),
  secretKey: needed(values, 'SMS_SECRET_KEY', 'SMS=http'),
  signName: needed(values, 'SMS_SIGN_NAME', 'SMS=http'),
  newOrderTemplate: needed(values, 'SMS_NEW_ORDER_TEMPLATE', 'SMS=http'),
})

const s3Config = (values: Values): S3Config => ({
  endpoint: needed(values, 'S3_ENDPOINT', 'FILES=s3'),
  bucket: needed(values, 'S3_BUCKET', 'FILES=s3'),
  region: values.S3_REGION,
  accessKey: needed(values, 'S3_ACCESS_KEY', 'FILES=s3'),
  secretKey: needed(values, 'S3_SECRET_KEY', 'FILES=s3'),
})
