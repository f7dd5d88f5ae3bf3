export { listDemoShops, markDemoRemoved, markDemoShops, wasDemoRemoved } from './demo-shop.ts'
