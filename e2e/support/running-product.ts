import { inject } from 'vitest'

/** A running product with the demo shops. */
export interface Product {
  readonly url: string
  readonly databaseUrl: string
  readonly dataDir: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    products: readonly Product[]
  }
}

/** The product of this worker, whose server, database and files no other worker touches. */
export function runningProduct(): Product {
  const product = inject('products')[Number(process.env['VITEST_POOL_ID']) - 1]
  if (!product) throw new Error(`no product for worker ${process.env['VITEST_POOL_ID']}`)
  return product
}
