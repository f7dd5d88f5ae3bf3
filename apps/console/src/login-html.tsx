import { Root } from '#app/root.tsx'
import { WindowRouter } from '#ui/page/window-address.tsx'
import { themeColours } from '#ui/theme/accent.ts'
import { themeTokens } from '#ui/theme/theme-tokens.ts'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router'

/** The sign-in page as the browser will render it, for the build to put into its HTML. */
export async function renderLogin(): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <WindowRouter history={createMemoryHistory({ initialEntries: ['/login'] })}>
        <Root inside={null} />
      </WindowRouter>
    </StrictMode>,
  )
  const html = await new Response(prelude).text()
  // Preloads of what the page does not show first stand before it.
  return html.replace(/^(<link[^>]*>)+/, '')
}

const variables = (dark: boolean) =>
  Object.entries(themeTokens({ accent: themeColours[0].value, sideTheme: 'theme-dark', dark }))
    .map(([name, value]) => `--${name}:${value};`)
    .join('')

/** Colours until the program has set those that were chosen. */
export const firstColours = `:root:not([data-appearance]){${variables(false)}}
@media (prefers-color-scheme:dark){:root:not([data-appearance]){${variables(true)}color-scheme:dark}}`
