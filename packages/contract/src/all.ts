import { bankApi } from './bank.ts'
import { categoryApi } from './category.ts'
import { configApi } from './config.ts'
import { downloadApi } from './download.ts'
import { expressApi } from './express.ts'
import { formTemplateApi } from './form-template.ts'
import { guaranteeGroupApi } from './guarantee-group.ts'
import { healthApi } from './health.ts'
import { homeApi } from './home.ts'
import type { Endpoint } from './kernel/endpoint.ts'
import { logApi } from './log.ts'
import { merchantApi } from './merchant.ts'
import { noticeApi } from './notice.ts'
import { pictureApi } from './picture.ts'
import { platformGoodsApi } from './platform-goods.ts'
import { productBatchApi } from './product-batch.ts'
import { productCollectApi } from './product-collect.ts'
import { productImportApi } from './product-import.ts'
import { reviewApi } from './product-review.ts'
import { productTransferApi } from './product-transfer.ts'
import { productApi } from './product.ts'
import { regionApi } from './region.ts'
import { captchaApi, sessionApi } from './session.ts'
import { shippingApi } from './shipping.ts'
import { specRuleApi } from './spec-rule.ts'
import { adminApi, roleApi } from './staff.ts'
import { storeCategoryApi } from './store-category.ts'
import { taskApi } from './task.ts'

const allApis = {
  adminApi,
  bankApi,
  captchaApi,
  categoryApi,
  configApi,
  downloadApi,
  expressApi,
  formTemplateApi,
  guaranteeGroupApi,
  healthApi,
  homeApi,
  logApi,
  merchantApi,
  noticeApi,
  pictureApi,
  platformGoodsApi,
  productApi,
  productBatchApi,
  productCollectApi,
  productImportApi,
  productTransferApi,
  regionApi,
  reviewApi,
  roleApi,
  sessionApi,
  shippingApi,
  specRuleApi,
  storeCategoryApi,
  taskApi,
}

export const allEndpoints: readonly Endpoint[] = Object.values(allApis).flatMap((api): Endpoint[] => Object.values(api))
