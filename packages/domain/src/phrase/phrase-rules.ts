export const PHRASE_LENGTH = 200

/** Of one kind: a list to choose from at a glance. */
const MAX_PHRASES = 20

export const whyNotAddPhrase = (count: number): string | undefined =>
  count < MAX_PHRASES ? undefined : `常用语最多${MAX_PHRASES}条，请先删除不用的`
