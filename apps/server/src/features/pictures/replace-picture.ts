import type { ChangeContext } from '#platform/http/route'

/** Gives the address of the new picture for that of the old one, and any other as it is. */
export type SwapAddress = (address: string) => string

/**
 * Puts a new picture in the place of an old one in one thing, by the rules of the feature that owns it: nothing changes
 * the state that it is in, and nothing needs a review because of it.
 */
export type ReplacePicture = (context: ChangeContext, refId: number, swap: SwapAddress) => Promise<void>
