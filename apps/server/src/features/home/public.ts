export { markDemoShops } from './demo-shop.ts'
