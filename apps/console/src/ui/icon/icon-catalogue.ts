import * as library from '@ant-design/icons'
import type { ComponentType } from 'react'

interface NamedIcon {
  readonly name: string
  readonly Icon: ComponentType<{ 'aria-hidden'?: boolean }>
}

/** Every icon of the library. It is large: only what is itself loaded on demand may import it. */
export const iconCatalogue: readonly NamedIcon[] = Object.entries(library)
  .filter(([name]) => /(?:Outlined|Filled|TwoTone)$/.test(name))
  .map(([name, Icon]) => ({ name, Icon: Icon as NamedIcon['Icon'] }))
