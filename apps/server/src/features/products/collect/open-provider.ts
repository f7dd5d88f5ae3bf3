import type { CollectConfig } from '#platform/config'
import type { CollectProvider } from './collect-provider.ts'
import { HttpCollectProvider } from './http-collect-provider.ts'
import { sandboxProvider } from './sandbox-provider.ts'

/** Undefined if none is configured. */
export function openCollectProvider(config: CollectConfig | undefined): CollectProvider | undefined {
  if (config?.provider === 'http') return new HttpCollectProvider(config)
  return config && sandboxProvider
}
