import { z } from 'zod'
import type { FormValues } from './form-check.ts'

const stored = z.object({ savedAt: z.number(), values: z.record(z.string(), z.unknown()) })
const instant = z.object({ $at: z.number() })
const SECRET = /pwd|password|secret|token/i

export interface LocalDraft {
  readonly savedAt: Date
  readonly values: FormValues
}

const keyOf = (name: string) => `draft:${name}`

/** Half-filled forms in this browser. Passwords and the like are never among the values. */
export const localDraft = {
  read(name: string): LocalDraft | undefined {
    try {
      const { savedAt, values } = stored.parse(JSON.parse(localStorage.getItem(keyOf(name)) ?? ''))
      const revived = Object.entries(values).map(([field, value]) => [field, revive(value)] as const)
      return { savedAt: new Date(savedAt), values: Object.fromEntries(revived) }
    } catch {
      return undefined
    }
  },
  write(name: string, values: FormValues) {
    const kept = Object.entries(values).filter(([field]) => !SECRET.test(field))
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
