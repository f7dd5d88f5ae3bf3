import { lazyPart } from '#ui/chunk/lazy-part.ts'

/** Few see it, so its code comes when it is needed. */
export const FactorGate = lazyPart(() => import('./factor-gate.tsx'))
