export { sweepCollections } from './collection.sql.ts'
