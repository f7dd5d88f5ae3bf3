import {
  type CaptchaPolicy,
  defaultCaptchaPolicy,
  parseCaptchaRule,
} from '@zhanggui/domain/session/login-throttle-rules'
import { z } from 'zod'

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
  DATABASE_POOL: z.coerce.number().int().min(2).max(500).default(20),
  DATA_DIR: z.string().default('data'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
  TRUST_PROXY: z.string().optional(),
  CAPTCHA_IMAGE: captchaRule(defaultCaptchaPolicy.image),
  CAPTCHA_PUZZLE: captchaRule(defaultCaptchaPolicy.puzzle),
  DEMO: z.enum(['auto', 'always', 'never']).default('auto'),
})

export interface Config {
  readonly port: number
  readonly host: string
  /** Undefined: the embedded PostgreSQL below `dataDir`. */
  readonly databaseUrl: string | undefined
  readonly poolSize: number
  readonly dataDir: string
  readonly logLevel: string
  /** Addresses of proxies whose forwarded-for header is believed; nobody's by default. */
  readonly trustProxy: string | undefined
  readonly captcha: CaptchaPolicy
  readonly demo: 'auto' | 'always' | 'never'
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
    poolSize: values.DATABASE_POOL,
    dataDir: values.DATA_DIR,
    logLevel: values.LOG_LEVEL,
    trustProxy: values.TRUST_PROXY,
    captcha: { image: values.CAPTCHA_IMAGE, puzzle: values.CAPTCHA_PUZZLE },
    demo: values.DEMO,
  }
}
