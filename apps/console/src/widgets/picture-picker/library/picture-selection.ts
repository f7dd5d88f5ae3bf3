import type { PictureRow } from '@zhanggui/contract/picture'
import { type PictureKind, pictureKinds } from './picture-kind.ts'

export type PickMode = 'single' | 'multi'

/** How much may be picked; `kind` also where the library shows both. */
export interface PickLimits {
  readonly mode: PickMode
  readonly max: number
  readonly kind: PictureKind
}

type Chosen = Pick<PictureRow, 'attId'>

/** In the order in which they were clicked: a picture that is clicked again leaves, and those after it move up. */
export const toggled = <T extends Chosen>(selected: readonly T[], row: T): T[] =>
  numberOf(selected, row) > 0 ? selected.filter(({ attId }) => attId !== row.attId) : [...selected, row]

/** 1 for the first that was chosen, 0 for what was not. */
export const numberOf = (selected: readonly Chosen[], row: Chosen): number =>
  selected.findIndex(({ attId }) => attId === row.attId) + 1

export const whyNotAct = (selected: readonly Chosen[], kind: PictureKind): string | undefined =>
  selected.length === 0 ? `请先选择${pictureKinds[kind].label}` : undefined

export const whyNotCrop = (selected: readonly Chosen[]): string | undefined =>
  selected.length > 1 ? '最多只能选一张图片' : undefined

export function whyNotReplaceThese(selected: readonly Chosen[]): string | undefined {
  if (selected.length === 0) return '请先选择要被替换的图片'
  return selected.length > 1 ? '一次只能替换一张图片' : undefined
}

export function whyNotUse(selected: readonly Chosen[], { mode, max, kind }: PickLimits): string | undefined {
  const most = mode === 'single' ? 1 : max
  const { label, measure } = pictureKinds[kind]
  if (selected.length <= most) return whyNotAct(selected, kind)
  return `最多只能选${most === 1 ? '一' : ` ${most} `}${measure}${label}`
}

/** Adds what was picked to what is there, each address once and never more than fit. */
export const withPicked = (held: readonly string[], picked: readonly Pick<PictureRow, 'sattDir'>[], max: number) =>
  [...new Set([...held, ...picked.map(({ sattDir }) => sattDir)])].slice(0, max)
