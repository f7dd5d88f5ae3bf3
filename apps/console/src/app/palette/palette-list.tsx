import type { PaletteGroup } from './palette-entries.tsx'
import type { useCombobox } from './use-combobox.ts'

interface Props {
  readonly groups: readonly PaletteGroup[]
  readonly combobox: ReturnType<typeof useCombobox>
}

export function PaletteList({ groups, combobox }: Props) {
  const entries = groups.flatMap((group) => group.entries)
  return (
    <div className="palette-list" {...combobox.list}>
      {groups.map((group) => (
        <div key={group.title} {...combobox.group(group.title)}>
          <p aria-hidden>{group.title}</p>
          {group.entries.map((entry) => (
            <button key={entry.key} type="button" {...combobox.option(entries.indexOf(entry))}>
              {entry.icon}
              <span className="palette-label">{entry.label}</span>
              {entry.hint && <span className="palette-hint">{entry.hint}</span>}
            </button>
          ))}
        </div>
      ))}
    </div>
  )
}
