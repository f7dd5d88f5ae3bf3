export { checkAddressRegion, namesOfRegions, regionText } from './region-names.ts'
export { listRegions } from './region.sql.ts'
