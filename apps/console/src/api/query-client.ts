import { QueryClient } from '@tanstack/react-query'

/** Without a network a read fails at once and says so, instead of waiting in silence; `NetworkBar` asks anew afterwards. */
export const newClient = () =>
  new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 5_000, refetchOnWindowFocus: false, networkMode: 'always' } },
  })
