import { QueryClient } from '@tanstack/react-query'

export const newClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 5_000, refetchOnWindowFocus: false } } })
