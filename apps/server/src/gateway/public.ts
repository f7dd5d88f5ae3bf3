export { sweepGatewayCalls } from './access/gateway-call.sql.ts'
export { serveGateway } from './serve-gateway.ts'
