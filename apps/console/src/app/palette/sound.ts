/** How a name sounds: `ding dan`. */
interface Sounding {
  readonly pinyin: string
}

const initialsOf = (pinyin: string) =>
  pinyin
    .split(' ')
    .map((syllable) => syllable[0] ?? '')
    .join('')

/** How well a text fits a sound, by its initials or in full: 0 exactly, 1 at the beginning, 2 inside; nothing where it does not. */
function soundRank(sound: string, { pinyin }: Sounding): number | undefined {
  const spelled = pinyin.toLowerCase().replaceAll(' ', '')
  const initials = initialsOf(pinyin.toLowerCase())
  if (initials === sound || spelled === sound) return 0
  if (initials.startsWith(sound) || spelled.startsWith(sound)) return 1
  return initials.includes(sound) || (sound.length > 2 && spelled.includes(sound)) ? 2 : undefined
}

/** What sounds like the text, the best first; nothing where the text is no sound. */
export function bySound<T extends Sounding>(entries: readonly T[], text: string): T[] {
  const sound = text.toLowerCase().replaceAll(' ', '')
  if (!/^[a-z]+$/.test(sound)) return []
  return entries
    .flatMap((entry) => {
      const rank = soundRank(sound, entry)
      return rank === undefined ? [] : [{ entry, rank }]
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry)
}
