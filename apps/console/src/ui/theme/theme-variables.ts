import { useLayoutEffect } from 'react'
import { type Look, themeTokens } from './theme-tokens.ts'

/** Gives every style sheet the colours of the chosen look as CSS variables. */
export function useThemeVariables({ accent, dark, sideTheme }: Look): void {
  useLayoutEffect(() => {
    const root = document.documentElement
    root.dataset['appearance'] = dark ? 'dark' : 'light'
    for (const [name, value] of Object.entries(themeTokens({ accent, dark, sideTheme }))) {
      root.style.setProperty(`--${name}`, value)
    }
  }, [accent, dark, sideTheme])
}
