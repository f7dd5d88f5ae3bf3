import { type PictureKind, pictureKinds } from './picture-kind.ts'

/** The virtual first entry of the tree: everything, whatever its category. */
export const ALL_PICTURES = { id: 0 } as const

export const allOf = (kind: PictureKind): string => `全部${pictureKinds[kind].label}`

/** Which part of the library is shown. */
export interface LibraryPlace {
  /** A category, 0 for all of them. */
  readonly pid: number
  readonly kind: PictureKind
  /** Part of the name of what is looked for; empty for everything. */
  readonly name: string
  readonly page: number
  readonly size: number
  /** What a cut is for here: width to height. */
  readonly ratio?: number
  /** Whoever opened it has no use for a file of this size or more. */
  readonly mostBytes?: number
}

/** Spec §9: the page, and a dialog that is told what it is for. */
export const librarySizes = { page: [20, 40, 60, 80], dialog: [30, 60, 90, 120] } as const

/** Whatever changes which pictures there are leads back to the first page. */
export const movedTo = (place: LibraryPlace, change: Partial<LibraryPlace>): LibraryPlace => ({
  ...place,
  page: 1,
  ...change,
})
