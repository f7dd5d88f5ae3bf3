/** The values of a form out of a record that has more than them: those that a new one has too. */
export function fieldsOf<V extends object>(blank: V, record: V): V {
  const values = { ...blank }
  for (const name in blank) values[name] = record[name]
  return values
}
