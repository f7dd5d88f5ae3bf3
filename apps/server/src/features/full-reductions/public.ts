export { type AppliedReduction, type Reduce, reductionsFor } from './reductions-for.ts'
