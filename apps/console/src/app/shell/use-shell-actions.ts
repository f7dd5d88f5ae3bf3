import type { Page } from '#ui/page/page.ts'
import { useStore } from '#api/store.ts'
import { App } from 'antd'
import { useNavigate } from 'react-router'
import { findPage } from '../page-access.ts'
import { pageChunk } from '../tabs/page-chunk.ts'
import { tabs } from '../tabs/tab-store.ts'
import { toggleFullscreen } from './fullscreen.ts'
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
  const { message } = App.useApp()
  const { dark } = useLook()
  const signOut = useSignOut()
  const { tabs: open, active } = useStore(tabs)

  return {
    ...panels,
    open(url) {
      if (isExternal(url)) {
        window.open(url, '_blank', 'noopener,noreferrer')
        return
      }
      const known = open.find((tab) => tab.key === url && tab.key !== active)
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
