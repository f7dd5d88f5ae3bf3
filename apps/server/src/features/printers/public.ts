export { printSlip } from './print-slip.ts'
export { findPrinter as findShopPrinter } from './printer.sql.ts'
