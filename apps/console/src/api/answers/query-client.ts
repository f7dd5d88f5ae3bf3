import { QueryClient } from '@tanstack/react-query'
import { keepEqual } from './keep-equal.ts'

/** A tab that nobody has looked at for so long asks for its rows anew. */
const KEPT = 60 * 60_000

/** Offline, a read fails at once instead of waiting silently; `NetworkBar` refetches afterwards. */
export const newClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: 5_000,
        gcTime: KEPT,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        structuralSharing: keepEqual,
      },
    },
  })
