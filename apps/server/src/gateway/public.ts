export { sweepGatewayCalls } from './access/gateway-call.sql.ts'
