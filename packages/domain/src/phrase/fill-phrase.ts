/** What a phrase can say about whom it is for, in the words of the shop. */
export type PhraseValues = Readonly<Record<string, string>>

/** {买家}您好 → 小林您好. What is not known here stays as it is written, so that somebody notices. */
export const fillPhrase = (text: string, values: PhraseValues): string =>
  text.replaceAll(/\{([^{}]{1,10})\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : whole,
  )
