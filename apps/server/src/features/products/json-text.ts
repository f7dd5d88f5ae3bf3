/** JSON as PostgreSQL takes it: it has no NUL and no half of a character, which texts within JSON texts can smuggle in. */
export const jsonText = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'string' ? inner.replaceAll('\0', '').replaceAll(/\p{Cs}/gu, '\uFFFD') : inner,
  )
