import type { Api } from '@zhanggui/contract/kernel/area'
import type { CallError } from '#api/call-error.ts'
import type { Endpoint, InputOf, ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import type { z } from 'zod'
import type { Conflict, MergeRule } from './conflict/conflict.ts'
import type { FieldRegister } from './field-register.ts'
import type { KeptDraft } from './draft/use-local-draft.ts'
import type { ShownProblems } from './check/use-problems.ts'
import type { EditedRecord, Query, Waiting } from './edit/use-record.ts'

/** What is sent along unseen, out of the record that was read. */
export type RecordKey = 'id' | 'version'
type Sent<E extends Endpoint, R> = E extends Endpoint ? Omit<InputOf<E>, keyof R & RecordKey> : never

interface CommonOptions<V extends object, S extends z.ZodObject, E extends Endpoint, R extends object> {
  readonly call: E
  /** The one judge of the values, by their names. */
  readonly schema: S
  /** Judges who wants more than to keep what is there: the same fields, none of them missing. */
  readonly whole?: z.ZodObject
  /** The last question before it is sent, when nothing stands against it; not sent unless the answer is true. */
  readonly ask?: () => Promise<boolean>
  /** What is edited; without it, or without its id, something new is made. */
  readonly record?: EditedRecord<R>
  /** What it begins with may be sent: it does something, or is a copy. Something new always may. */
  readonly sendsUnchanged?: boolean
  /** The form's values of the record, or the initial ones of a new record. */
  readonly loaded: (record: R | undefined) => V
  /** What has to be there besides before the form can be shown. */
  readonly needs?: readonly (Query<unknown> & { readonly data: unknown })[]
  /** Values that an input has not told yet, when somebody saves. */
  readonly handOver?: () => Partial<V>
  /** How two people's values are put together, where a field as a whole would be too much. */
  readonly merge?: MergeRule<V>
  /** Keeps what is typed in this browser under this name and offers it back. */
  readonly draft?: string | undefined
  /** Said when it is saved; `''` where the page itself shows it. */
  readonly success?: string
  /** Areas whose pages show the change, besides the call's own. */
  readonly refresh?: readonly Api[]
  readonly onSaved?: (reply: ReplyOf<E>) => void
  /** Where a server error is shown, if not at the field that its path names. */
  readonly placeOf?: (path: string) => string | undefined
  /** For places that are no fields: what the server has against them. */
  readonly onRefused?: (error: CallError) => void
}

type ToInput<S extends z.ZodObject, E extends Endpoint, R> = (draft: z.output<S>, record: R | undefined) => Sent<E, R>

/** `toInput` may be left out where the call takes what the schema makes of the values. */
export type FormOptions<V extends object, S extends z.ZodObject, E extends Endpoint, R extends object> = CommonOptions<
  V,
  S,
  E,
  R
> &
  ([z.output<S>] extends [Sent<E, R>]
    ? { readonly toInput?: ToInput<S, E, R> }
    : { readonly toInput: ToInput<S, E, R> })

/** A change of some values, by themselves or out of those that are there when it is made. */
export type Change<V> = Partial<V> | ((values: V) => Partial<V>)

/** What fields need of their form: one with more values than these will do. */
export interface FieldsForm<V extends object> {
  readonly schema: z.ZodObject
  readonly fields: Pick<FieldRegister<V>, 'idOf' | 'enter' | 'put' | 'leave'>
  readonly values: V
  readonly problemIn: ShownProblems['problemIn']
  readonly change: (change: Change<V>) => void
}

export interface Form<V extends object> extends FieldsForm<V>, ShownProblems {
  readonly call: Endpoint
  readonly fields: FieldRegister<V>
  /** Until what is edited has been read. */
  readonly waiting: Waiting | undefined
  readonly isDirty: boolean
  /** Saving it would do something. Whether it is allowed is told by pressing the button. */
  readonly canSave: boolean
  readonly isSaving: boolean
  readonly conflict: Conflict<V> | undefined
  readonly draft: KeptDraft<V>
  /** True once it is saved; false when something stands against it, which is then shown. */
  readonly save: () => Promise<boolean>
  /** The same for who wants it whole. */
  readonly saveWhole: () => Promise<boolean>
  readonly reset: () => void
  /** Goes on with these values on top of what the other person saved. */
  readonly settle: (values: V) => void
}
