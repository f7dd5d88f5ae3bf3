import { describe, expect, test } from 'vitest'
import { themeColours } from './accent.ts'
import { type Look, themeTokens } from './theme-tokens.ts'

/** Contrast as WCAG 2.2 counts it, reckoned apart from the colours' own maker. */
function contrast(...colours: readonly [string, string]): number {
  const [dark = 0, light = 0] = colours
    .map((hex) => {
      const [red = 0, green = 0, blue = 0] = [1, 3, 5]
        .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    })
    .toSorted((one, other) => one - other)
  return (light + 0.05) / (dark + 0.05)
}

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
