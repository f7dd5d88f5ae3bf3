import { QueryClient } from '@tanstack/react-query'

/** Offline, a read fails at once instead of waiting silently; `NetworkBar` refetches afterwards. */
export const newClient = () =>
  new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 5_000, refetchOnWindowFocus: false, networkMode: 'always' } },
  })
