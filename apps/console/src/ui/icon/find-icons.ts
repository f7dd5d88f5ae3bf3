/** The icons whose name contains the keyword; all of them where nothing is asked for. */
export function findIcons<Icon extends { readonly name: string }>(icons: readonly Icon[], keyword: string): Icon[] {
  const wanted = keyword.trim().toLowerCase()
  return icons.filter(({ name }) => name.toLowerCase().includes(wanted))
}
