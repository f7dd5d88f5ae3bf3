import { describe, expect, test } from 'vitest'
import { contrast, themeColours } from './accent.ts'
import { type Look, themeTokens } from './theme-tokens.ts'

const looks = themeColours.flatMap(({ value }) =>
  [true, false].flatMap((dark) =>
    (['theme-dark', 'theme-light'] as const).map((sideTheme): Look => ({ accent: value, dark, sideTheme })),
  ),
)

describe.each(looks)('$accent dark=$dark $sideTheme', (look) => {
  const tokens = themeTokens(look)
  test.each([
    ['text', 'surface'],
    ['text', 'ground'],
    ['text-2', 'ground'],
    ['text-3', 'ground'],
    ['text-3', 'hover'],
    ['accent', 'surface'],
    ['accent', 'ground'],
    ['accent', 'accent-soft'],
    ['on-accent', 'accent'],
    ['on-accent', 'accent-hover'],
    ['danger', 'surface'],
    ['warning', 'surface'],
    ['success', 'surface'],
    ['side-text', 'side'],
    ['side-text', 'side-hover'],
    ['side-accent', 'side'],
    ['side-accent', 'side-soft'],
  ] as const)('%s on %s is readable', (front, ground) => {
    expect(contrast(tokens[front], tokens[ground])).toBeGreaterThanOrEqual(4.5)
  })
})
