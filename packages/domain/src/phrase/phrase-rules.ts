/** Of one kind: a list to choose from at a glance. */
export const MOST_PHRASES = 20

export const whyNotAddPhrase = (count: number): string | undefined =>
  count < MOST_PHRASES ? undefined : `常用语最多${MOST_PHRASES}条，请先删除不用的`
