import { isSecretName } from '@zhanggui/domain/audit/mask-rules'
import { z } from 'zod'

const stored = z.object({ savedAt: z.number(), values: z.record(z.string(), z.unknown()) })
const instant = z.object({ $at: z.number() })

export interface LocalDraft<V> {
  readonly savedAt: Date
  readonly values: Partial<V>
}

const keyOf = (name: string) => `draft:${name}`

/** Half-filled forms in this browser. Passwords and the like are never among the values. */
export const localDraft = {
  /** Of a draft that an older version of the form has kept, only what could stand in the place of these values. */
  read<V extends object>(name: string, values: V): LocalDraft<V> | undefined {
    try {
      const draft = stored.parse(JSON.parse(localStorage.getItem(keyOf(name)) ?? ''))
      const revived = Object.entries(draft.values).map(([field, value]) => [field, revive(value)] as const)
      const fitting = revived.filter(([field, value]) => fits(value, Reflect.get(values, field)))
      return { savedAt: new Date(draft.savedAt), values: Object.fromEntries(fitting) as Partial<V> }
    } catch {
      return undefined
    }
  },
  write(name: string, values: object) {
    const kept = Object.entries(values).filter(([field]) => !isSecretName(field))
    const plain = kept.map(([field, value]) => [field, value instanceof Date ? { $at: value.getTime() } : value])
    try {
      localStorage.setItem(keyOf(name), JSON.stringify({ savedAt: Date.now(), values: Object.fromEntries(plain) }))
    } catch {
      // The storage is full or switched off: the draft is a comfort, the form works without it.
    }
  },
  drop: (name: string) => localStorage.removeItem(keyOf(name)),
}

function revive(value: unknown): unknown {
  const found = instant.safeParse(value)
  return found.success ? new Date(found.data.$at) : value
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)
const isNothing = (value: unknown) => value === undefined || value === null
const fits = (value: unknown, place: unknown) => isNothing(value) || isNothing(place) || kindOf(value) === kindOf(place)
