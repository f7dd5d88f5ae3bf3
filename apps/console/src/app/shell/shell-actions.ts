import { createContext } from 'react'

/** What can be done from anywhere in the shell: navbar, palette and keys offer the same. */
export interface ShellActions {
  /** Goes to a page; an open tab is shown as it was left. Addresses of other sites open beside the console. */
  readonly open: (url: string) => void
  /** The person points at a page: its code may come before the click. */
  readonly expect: (url: string) => void
  readonly openSettings: () => void
  readonly openPalette: () => void
  readonly openKeys: () => void
  readonly toggleFullscreen: () => void
  readonly toggleAppearance: () => void
  readonly signOut: () => void
}

const nothing = () => undefined

export const ShellActionsContext = createContext<ShellActions>({
  open: nothing,
  expect: nothing,
  openSettings: nothing,
  openPalette: nothing,
  openKeys: nothing,
  toggleFullscreen: nothing,
  toggleAppearance: nothing,
  signOut: nothing,
})
