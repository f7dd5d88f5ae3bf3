import { lazyPart } from '#ui/chunk/lazy-part.ts'
import type { Session } from '#api/session.ts'
import { StillLoading } from '#ui/page/loading-bar.tsx'
import type { Page } from '#ui/page/page.ts'
import { Suspense } from 'react'
import { EarlyKeys } from '../palette/early-keys.tsx'
import type { MenuItem } from './menu/menu-tree.ts'

const Palette = lazyPart(() => import('../palette/palette.dialog.tsx'))
const KeySheet = lazyPart(() => import('../palette/key-sheet.dialog.tsx'))
const LayoutDrawer = lazyPart(() => import('./layout.drawer.tsx'))

export type Panel = 'palette' | 'keys' | 'settings'

interface Props {
  readonly panel: Panel | undefined
  readonly menu: readonly MenuItem[]
  readonly pages: readonly Page[]
  readonly user: Session['user']
  readonly onClose: () => void
}

/** What opens over the shell; each part is loaded when it is first asked for. */
export function ShellPanels({ panel, menu, pages, user, onClose }: Props) {
  return (
    <Suspense fallback={panel === 'palette' ? <EarlyKeys onClose={onClose} /> : <StillLoading />}>
      {panel === 'palette' && <Palette menu={menu} pages={pages} user={user} onClose={onClose} />}
      {panel === 'keys' && <KeySheet onClose={onClose} />}
      {panel === 'settings' && <LayoutDrawer onClose={onClose} />}
    </Suspense>
  )
}
