interface RangeWords {
  readonly startPlaceholder: string
  readonly endPlaceholder: string
}

/** The label stands for the first of the two inputs. */
export const rangeIds = (id: string | undefined) => (id === undefined ? {} : { id: { start: id, end: `${id}-end` } })

export const rangeWords = (field: RangeWords, [from, to]: readonly [string, string]): [string, string] => [
  field.startPlaceholder || from,
  field.endPlaceholder || to,
]

/** Enter takes over what was typed into a picker; it must not send the form besides. */
export const keepEnter = (event: { readonly key: string; readonly preventDefault: () => void }) => {
  if (event.key === 'Enter') event.preventDefault()
}
