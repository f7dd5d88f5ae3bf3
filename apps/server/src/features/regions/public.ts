export { findAddressRegion, namesOfRegions } from './region-names.ts'
export { listRegions } from './region.sql.ts'
