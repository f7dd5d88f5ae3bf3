import { type LinePieces, withBuyerOf } from '../order-lines.ts'

/** A parcel that somebody wants to take back, and what is known of it. */
export interface SentParcel {
  readonly sentAt: Date
  /** Whether the carrier has seen it; undefined: nobody has asked, or nobody knows. */
  readonly isTraced?: boolean | undefined
}

const UNDO_MINUTES = 30

/** So soon after a mistake it is taken back without a question. */
export const isFresh = ({ sentAt }: SentParcel, now: Date): boolean =>
  now.getTime() - sentAt.getTime() <= UNDO_MINUTES * 60_000

/** Within half an hour, or as long as the carrier has not seen it. */
export function whyNotTakeBack(parcel: SentParcel, now: Date): string | undefined {
  if (isFresh(parcel, now) || parcel.isTraced === false) return undefined
  return parcel.isTraced
    ? `发货已超过${UNDO_MINUTES}分钟且快递已有物流记录，不能撤销`
    : `发货已超过${UNDO_MINUTES}分钟，不能撤销`
}

interface TakenBack {
  readonly line: LinePieces
  readonly pieces: number
}

/** Pieces whose money went back while they were on their way cannot be unsent: they would be refunded and sold at once. */
export const whyNotUnsend = (parts: readonly TakenBack[]): string | undefined =>
  parts.some(({ line, pieces }) => line.shipped - pieces < 0 || withBuyerOf(line) < line.shipped)
    ? '发出的商品已有退款，不能撤销发货'
    : undefined

/** Of a counter: how long handing over can be taken back. */
export const whyNotUnverify = (verifiedAt: Date, now: Date): string | undefined =>
  isFresh({ sentAt: verifiedAt }, now) ? undefined : `核销已超过${UNDO_MINUTES}分钟，不能撤销`
