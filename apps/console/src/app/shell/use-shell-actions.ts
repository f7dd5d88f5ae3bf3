import { useApp } from '#ui/feedback/use-app.ts'
import type { Page } from '#ui/page/page.ts'
import { askList } from '#ui/list/list-input.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { findPage } from '../page-access.ts'
import { pageChunk } from '../page/page-chunk.ts'
import { tabs } from '../tabs/tab-store.ts'
import { layout, useLook } from './layout-settings.ts'
import { isExternal } from './menu/menu-tree.ts'
import type { ShellActions } from './shell-actions.ts'
import { useSignOut } from './use-sign-out.tsx'

interface Panels {
  readonly openSettings: () => void
  readonly openPalette: () => void
  readonly openKeys: () => void
}

export function useShellActions(pages: readonly Page[], panels: Panels): ShellActions {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { message } = useApp()
  const { dark } = useLook()
  const signOut = useSignOut()

  return {
    ...panels,
    open(url) {
      if (isExternal(url)) {
        window.open(url, '_blank', 'noopener,noreferrer')
        return
      }
      const { tabs: open, active } = tabs.get()
      const known = open.find((tab) => tab.key === url && tab.key !== active)
      const list = open.some((tab) => tab.key === url) ? undefined : findPage(pages, url)?.list
      // Its rows come while the shell turns to it.
      if (list) void askList(client, list, new URLSearchParams())
      void navigate(known?.path ?? url)
    },
    expect(url) {
      const page = findPage(pages, url)
      if (page) pageChunk(page)
    },
    toggleFullscreen() {
      if (!toggleFullscreen()) void message.warning('you browser can not work')
    },
    toggleAppearance: () => layout.change({ appearance: dark ? 'light' : 'dark' }),
    signOut,
  }
}

/** Turns fullscreen on or off; false where the browser has none. */
function toggleFullscreen(): boolean {
  if (!document.fullscreenEnabled) return false
  if (document.fullscreenElement) void document.exitFullscreen()
  else void document.documentElement.requestFullscreen()
  return true
}
