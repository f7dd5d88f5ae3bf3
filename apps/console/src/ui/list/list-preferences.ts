import { storeText, useStoredText } from '#ui/live/stored-text.ts'
import { z } from 'zod'
import { densityName } from '#ui/theme/density.ts'

/** How somebody likes a list, as the difference from how it was declared: what is absent follows later versions. */
const preferences = z.object({
  size: z.int().optional(),
  density: densityName.optional(),
  order: z.array(z.string()).optional(),
  shown: z.record(z.string(), z.boolean()).optional(),
  widths: z.record(z.string(), z.number().min(40).max(1000)).optional(),
})
export type ListPreferences = z.output<typeof preferences>

const keyOf = (name: string) => `zhanggui.list.${name}`

const asDeclared: ListPreferences = {}

/** Most lists are as they were declared, which takes no reading. */
function parse(text: string | null): ListPreferences {
  if (text === null) return asDeclared
  try {
    return preferences.parse(JSON.parse(text))
  } catch {
    return asDeclared
  }
}

export const listPreferences = (name: string): ListPreferences => parse(localStorage.getItem(keyOf(name)))

export const useListPreferences = (name: string): ListPreferences => parse(useStoredText(keyOf(name)))

export function changePreferences(name: string, change: { [K in keyof ListPreferences]: ListPreferences[K] }) {
  const next = { ...listPreferences(name), ...change }
  const kept = Object.entries(next).filter(([, value]) => value !== undefined)
  storeText(keyOf(name), kept.length > 0 ? JSON.stringify(Object.fromEntries(kept)) : undefined)
}
