import { bankApi } from './bank.ts'
import { categoryApi } from './category.ts'
import { configApi } from './config.ts'
import { downloadApi } from './download.ts'
import { formTemplateApi } from './form-template.ts'
import { healthApi } from './health.ts'
import { homeApi } from './home.ts'
import type { Endpoint } from './kernel/endpoint.ts'
import { logApi } from './log.ts'
import { merchantApi } from './merchant.ts'
import { noticeApi } from './notice.ts'
import { pictureApi } from './picture.ts'
import { regionApi } from './region.ts'
import { captchaApi, sessionApi } from './session.ts'
import { adminApi, roleApi } from './staff.ts'

export const allApis = {
  adminApi,
  bankApi,
  captchaApi,
  categoryApi,
  configApi,
  downloadApi,
  formTemplateApi,
  healthApi,
  homeApi,
  logApi,
  merchantApi,
  noticeApi,
  pictureApi,
  regionApi,
  roleApi,
  sessionApi,
}

export const allEndpoints: readonly Endpoint[] = Object.values(allApis).flatMap((api): Endpoint[] => Object.values(api))
