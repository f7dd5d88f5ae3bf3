import type { CallError } from '#api/call-error.ts'
import type { Api } from '@zhanggui/contract/kernel/area'
import type { Endpoint, InputOf, ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import type { FormInstance } from 'antd'
import type { z } from 'zod'
import type { Conflict, MergeRule } from './conflict.ts'
import type { FormValues } from './form-check.ts'
import type { FieldRegister } from './use-field-register.ts'
import type { KeptDraft } from './use-local-draft.ts'

/** What a form starts from: the editable values, and what is sent along unseen (id, version). */
export interface Loaded<E extends Endpoint> {
  readonly values: Partial<InputOf<E>>
  readonly fixed?: Partial<InputOf<E>>
}

export interface FormOptions<E extends Endpoint> {
  readonly loaded: Loaded<E>
  /** What the values are checked by, where the call's body does not say it: a query, a screen with its own words. */
  readonly schema?: z.ZodObject
  /** What is sent, where it is not the values as they stand: made of them and of those that were loaded. */
  readonly input?: (values: FormValues, loaded: FormValues) => InputOf<E>
  /** Reads the thing again, after somebody else has saved it in between. */
  readonly latest?: () => Promise<Loaded<E>>
  /** How the two are put together then, where a field as a whole would be too much. */
  readonly merge?: MergeRule
  /** Keeps what is typed in this browser under this name and offers it back. */
  readonly draft?: string
  readonly success?: string
  /** Areas whose pages show the change, besides the call's own. */
  readonly refresh?: readonly Api[]
  readonly onSaved?: (reply: ReplyOf<E>) => void
  /** The field at which an error of the server is told, where it is not the one whose name the path begins with. */
  readonly fieldOf?: (path: string) => string | undefined
  /** For places that are no fields: what the server has against them. */
  readonly onRefused?: (error: CallError) => void
}

export interface ContractForm<E extends Endpoint> {
  readonly call: E
  /** What the values are checked by. */
  readonly schema: z.ZodObject
  readonly antd: FormInstance
  readonly fields: FieldRegister
  readonly values: FormValues
  readonly isDirty: boolean
  readonly isSaving: boolean
  /** Why the server said no, where no field is to blame. */
  readonly refusal: string | undefined
  readonly conflict: Conflict | undefined
  readonly draft: KeptDraft
  /** True once it is saved; false when something stands against it, which is then shown. */
  readonly save: () => Promise<boolean>
  readonly change: (values: FormValues) => void
  /** Takes over what antd's form has just been told. */
  readonly follow: () => void
  readonly reset: () => void
  /** Goes on with these values on top of what the other person saved. */
  readonly settle: (values: FormValues) => void
}
