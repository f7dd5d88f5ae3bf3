export { type AppliedReduction, reductionsFor } from './reductions-for.ts'
