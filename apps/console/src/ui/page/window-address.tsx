import { createStore, type Store, useStore } from '#api/store.ts'
import { createContext, type ReactNode, use, useLayoutEffect, useState } from 'react'
import { type Location, Router, type UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router'

/** The router's location, for whom no page has another: links and calls to navigate start there, and theirs are whole paths. */
const START = '/'

const AddressContext = createContext<Store<Location> | undefined>(undefined)

interface Props {
  readonly history: ReturnType<typeof createBrowserHistory>
  readonly children?: ReactNode
}

/**
 * A router of which only those hear that the window's address has changed who ask for it with `useWindowAddress`. React tells
 * every reader of a context of its change, also where another provider stands between; the router's own location is read by
 * each link in each open tab.
 */
export function WindowRouter({ history, children }: Props) {
  const [address] = useState(() => createStore<Location>(history.location))
  useLayoutEffect(() => history.listen(({ location }) => address.set(location)), [history, address])
  return (
    <AddressContext value={address}>
      {/* A click shows its page in one go; in pieces, as transitions do it, that takes longer. */}
      <Router location={START} navigator={history} useTransitions={false}>
        {children}
      </Router>
    </AddressContext>
  )
}

/** What stands in the address bar. A page asks the router instead, which knows the address of its tab. */
export function useWindowAddress(): Location {
  const address = use(AddressContext)
  if (!address) throw new Error('There is no WindowRouter')
  return useStore(address)
}
