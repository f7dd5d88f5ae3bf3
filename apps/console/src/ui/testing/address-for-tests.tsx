import { type ReactNode, useState } from 'react'
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router'
import { useWindowAddress, WindowRouter } from '#ui/page/window-address.tsx'

/** A window that was opened at an address. */
export function AtAddress({ at, children }: { readonly at: string; readonly children?: ReactNode }) {
  const [history] = useState(() => createMemoryHistory({ initialEntries: [at], v5Compat: true }))
  return <WindowRouter history={history}>{children}</WindowRouter>
}

/** What stands in its address bar. */
export function AddressBar() {
  const { pathname, search } = useWindowAddress()
  return <p data-testid="address">{pathname + search}</p>
}
