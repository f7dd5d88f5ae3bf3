import { mix, withContrast } from './accent.ts'

const light = {
  ground: '#f4f5f7',
  surface: '#ffffff',
  raised: '#ffffff',
  hover: '#f0f2f5',
  border: '#dfe3e8',
  'border-soft': '#eaedf1',
  text: '#1c2127',
  'text-2': '#4d5663',
  'text-3': '#626b78',
  danger: '#c8282e',
  warning: '#8f5a00',
  success: '#1b7a43',
}

const dark: typeof light = {
  ground: '#0e1014',
  surface: '#16191f',
  raised: '#1e222a',
  hover: '#22262f',
  border: '#323844',
  'border-soft': '#262b34',
  text: '#e7eaef',
  'text-2': '#b1b8c4',
  'text-3': '#939cab',
  danger: '#f2777b',
  warning: '#e0a94a',
  success: '#5cc389',
}

const side = {
  'theme-dark': { side: '#171c26', 'side-text': '#b4bcca', 'side-strong': '#ffffff', 'side-line': '#262d3a' },
  light: { side: '#ffffff', 'side-text': '#4d5663', 'side-strong': '#1c2127', 'side-line': '#eaedf1' },
  dark: { side: '#16191f', 'side-text': '#b1b8c4', 'side-strong': '#ffffff', 'side-line': '#262b34' },
}

type SideTheme = 'theme-dark' | 'theme-light'
export interface Look {
  readonly accent: string
  readonly dark: boolean
  readonly sideTheme: SideTheme
}

/**
 * Every colour of the console as named values: our style sheets read them as CSS variables, antd gets the same ones.
 * The chosen accent is shifted until text in it, on it and on its tint is readable (WCAG AA) on each ground.
 */
export function themeTokens(look: Look) {
  const base = look.dark ? dark : light
  const accent = withContrast(look.accent, base.surface, look.dark ? 6 : 5.4)
  const bar = side[look.sideTheme === 'theme-dark' ? 'theme-dark' : look.dark ? 'dark' : 'light']
  const sideAccent = withContrast(look.accent, bar.side, look.sideTheme === 'theme-dark' || look.dark ? 6 : 5.4)
  return {
    ...base,
    ...bar,
    accent,
    'accent-hover': mix(accent, look.dark ? '#ffffff' : '#000000', 0.12),
    'accent-soft': mix(base.surface, accent, look.dark ? 0.16 : 0.09),
    selected: mix(base.surface, accent, look.dark ? 0.12 : 0.05),
    'on-accent': look.dark ? '#0c0e12' : '#ffffff',
    'side-accent': sideAccent,
    'side-soft': mix(bar.side, sideAccent, look.sideTheme === 'theme-dark' || look.dark ? 0.16 : 0.09),
    'side-hover': mix(bar.side, bar['side-text'], 0.1),
  }
}
export type ThemeTokens = ReturnType<typeof themeTokens>
