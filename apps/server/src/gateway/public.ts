export { sweepGatewayCalls } from './access/gateway-call.sql.ts'
export { sweepGatewayCheckouts } from './access/gateway-checkout.sql.ts'
export { sweepGatewayRequests } from './access/gateway-request.sql.ts'
export { serveGateway } from './serve-gateway.ts'
