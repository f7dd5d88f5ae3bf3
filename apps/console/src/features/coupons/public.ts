export { piecesOfUserPath } from './coupon-paths.ts'
