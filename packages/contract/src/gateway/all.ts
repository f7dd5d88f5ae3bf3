import type { GatewayEndpoint } from '../kernel/gateway.ts'
import { brandGateway } from './brand.ts'
import { categoryGateway } from './category.ts'
import { expressGateway } from './express.ts'
import { guaranteeGateway } from './guarantee.ts'
import { merchantGateway } from './merchant.ts'
import { reviewGateway } from './review.ts'

const allGateways = {
  brandGateway,
  categoryGateway,
  expressGateway,
  guaranteeGateway,
  merchantGateway,
  reviewGateway,
}

export const gatewayEndpoints: readonly GatewayEndpoint[] = Object.values(allGateways).flatMap(
  (api): GatewayEndpoint[] => Object.values(api),
)
