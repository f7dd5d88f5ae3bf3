import { densityName } from '#ui/theme/density.ts'
import { themeColours } from '#ui/theme/accent.ts'
import { useMediaQuery } from '#ui/theme/media-query.ts'
import { createStore, useStore } from '#api/store.ts'
import type { Look } from '#ui/theme/theme-tokens.ts'
import { useLayoutEffect } from 'react'
import { z } from 'zod'

const STORAGE_KEY = 'layout-setting'

/** What the layout panel offers; a stored value of another kind falls back to its default (spec §3). */
const layoutSettings = z.object({
  theme: z.enum(themeColours.map((colour) => colour.value)).catch('#409EFF'),
  sideTheme: z.enum(['theme-dark', 'theme-light']).catch('theme-dark'),
  topNav: z.boolean().catch(false),
  /** Whether the user menu offers the layout panel at all. */
  showSettings: z.boolean().catch(true),
  tagsView: z.boolean().catch(true),
  fixedHeader: z.boolean().catch(true),
  sidebarLogo: z.boolean().catch(true),
  navIcon: z.boolean().catch(true),
  appearance: z.enum(['light', 'dark', 'system']).catch('system'),
  /** How high rows are, where a list has no height of its own. */
  density: densityName.catch('middle'),
})
export type LayoutSettings = z.output<typeof layoutSettings>

function readStored(): LayoutSettings {
  try {
    return layoutSettings.parse(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}'))
  } catch {
    return layoutSettings.parse({})
  }
}

const current = createStore(readStored())

/** Changes apply at once and last until reload; only 保存配置 stores them. */
export const layout = {
  change: (part: Partial<LayoutSettings>) => current.set({ ...current.get(), ...part }),
  save: () => localStorage.setItem(STORAGE_KEY, JSON.stringify(current.get())),
  forget() {
    localStorage.removeItem(STORAGE_KEY)
    current.set(readStored())
  },
}

export const useLayoutSettings = (): LayoutSettings => useStore(current)

/** The height of rows is a variable of the page: tables need not be told. */
export function useDensity() {
  const { density } = useLayoutSettings()
  useLayoutEffect(() => {
    document.documentElement.dataset['density'] = density
  }, [density])
}

const DARK = '(prefers-color-scheme: dark)'

const lookOf = ({ theme, sideTheme, appearance }: LayoutSettings, systemIsDark: boolean): Look => ({
  accent: theme,
  sideTheme,
  dark: appearance === 'system' ? systemIsDark : appearance === 'dark',
})

export const useLook = (): Look => lookOf(useLayoutSettings(), useMediaQuery(DARK))

/** For whom nothing changes any more. */
export const layoutNow = current.get
export const lookNow = (): Look => lookOf(current.get(), matchMedia(DARK).matches)
