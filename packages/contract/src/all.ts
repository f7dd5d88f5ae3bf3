import { configApi } from './config.ts'
import { healthApi } from './health.ts'
import { homeApi } from './home.ts'
import type { Endpoint } from './kernel/endpoint.ts'
import { noticeApi } from './notice.ts'
import { captchaApi, sessionApi } from './session.ts'

export const allApis = { captchaApi, configApi, healthApi, homeApi, noticeApi, sessionApi }

export const allEndpoints: readonly Endpoint[] = Object.values(allApis).flatMap((api): Endpoint[] => Object.values(api))
