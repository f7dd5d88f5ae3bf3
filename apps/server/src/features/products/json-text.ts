/** JSON that PostgreSQL accepts: without NUL and lone surrogates, which escapes in nested JSON text can contain. */
export const jsonText = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'string' ? inner.replaceAll('\0', '').replaceAll(/\p{Cs}/gu, '\uFFFD') : inner,
  )
