export { viewPath } from './product-paths.ts'
