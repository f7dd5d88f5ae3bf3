import type { Colleague } from '@zhanggui/contract/order/team'

/** Whom a note names: an @, the whole name, and then a space or nothing more. */
export function mentionedIn(text: string, people: readonly Colleague[]): number[] {
  const words = `${text} `.replaceAll(/\s/g, ' ')
  return people.filter(({ name }) => words.includes(`@${name} `)).map(({ id }) => id)
}

const PIECES = /(?<=^|\s)@\S+|(?:(?!(?<=^|\s)@\S)[^])+/g

/** A note with the names in it emphasised. */
export const withMentions = (text: string) =>
  [...text.matchAll(PIECES)].map(({ 0: piece, index }) => (/^@\S/.test(piece) ? <b key={index}>{piece}</b> : piece))
