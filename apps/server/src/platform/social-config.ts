import { z } from 'zod'

export const socialEnvironment = {
  SOCIAL: z.enum(['sandbox', 'http']).default('sandbox'),
  SOCIAL_URL: z.url({ protocol: /^https?$/ }).default('https://api.weixin.qq.com'),
  SOCIAL_APP_ID: z.string().min(1).optional(),
  SOCIAL_APP_SECRET: z.string().min(1).optional(),
  SOCIAL_CALLBACK_TOKEN: z.string().min(1).optional(),
}
const environment = z.object(socialEnvironment)

/** The mini-program at the social platform (docs/social-platform). */
export interface SocialConfig {
  readonly url: string
  readonly appId: string
  readonly appSecret: string
  /** Signs the messages that the platform sends; undefined: none are taken. */
  readonly callbackToken: string | undefined
}

export function socialConfig(values: z.output<typeof environment>): SocialConfig | undefined {
  if (values.SOCIAL !== 'http') return undefined
  const { SOCIAL_APP_ID: appId, SOCIAL_APP_SECRET: appSecret } = values
  if (appId === undefined) throw new Error('配置有误：SOCIAL_APP_ID: needed with SOCIAL=http')
  if (appSecret === undefined) throw new Error('配置有误：SOCIAL_APP_SECRET: needed with SOCIAL=http')
  return { url: values.SOCIAL_URL, appId, appSecret, callbackToken: values.SOCIAL_CALLBACK_TOKEN }
}
