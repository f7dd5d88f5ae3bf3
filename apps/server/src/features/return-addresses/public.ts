export { findDefaultReturnAddress, findReturnAddress, type ReturnAddressText } from './return-address-text.ts'
