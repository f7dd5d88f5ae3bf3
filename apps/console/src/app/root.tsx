import '#ui/theme/base.css'
import { LoadingBar } from '#ui/page/loading-bar.tsx'
import { useThemeVariables } from '#ui/theme/theme-variables.ts'
import type { ReactNode } from 'react'
import { Guard } from './guard.tsx'
import { useLook } from './shell/layout-settings.ts'

/** Everything below the router. `inside` is handed in so that tests can bring their own pages. */
export function Root({ inside }: { readonly inside: ReactNode }) {
  useThemeVariables(useLook())
  return (
    <>
      <LoadingBar />
      <Guard inside={inside} />
    </>
  )
}
