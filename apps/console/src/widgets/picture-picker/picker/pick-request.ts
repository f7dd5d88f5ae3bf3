import type { PictureKind } from '#widgets/picture-picker/library/picture-kind.ts'
import type { PickMode } from '#widgets/picture-picker/library/picture-selection.ts'

/** What a page wants from the library. */
export interface PickRequest {
  readonly mode: PickMode
  /** Without it both can be looked at, and pictures are shown first. */
  readonly kind?: PictureKind
  /** How many at most; counts in `multi` only. */
  readonly max?: number
  /** A file must be smaller to be uploaded here. */
  readonly mostBytes?: number
  /** The shape that the page wants: a cut begins with it. */
  readonly ratio?: number
}
