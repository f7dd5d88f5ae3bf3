import { type KeyboardEvent, useState } from 'react'

const LIST = 'palette-list'
const optionId = (index: number) => `palette-option-${index}`

/**
 * A text box that steers a list below it (the combobox pattern of ARIA): focus stays in the box, the arrows move the
 * choice, Enter takes it. The elements get their roles and states from here.
 */
export function useCombobox(label: string, size: number, take: (index: number) => void) {
  const [chosen, setChosen] = useState(0)

  function press(event: KeyboardEvent) {
    // Enter and the arrows belong to the input method while it is composing.
    if (event.nativeEvent.isComposing || size === 0) return
    if (event.key === 'Enter') take(chosen)
    else if (event.key === 'ArrowDown') choose((chosen + 1) % size)
    else if (event.key === 'ArrowUp') choose((chosen - 1 + size) % size)
    else return
    event.preventDefault()
  }
  function choose(index: number) {
    setChosen(index)
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' })
  }

  return {
    restart: () => setChosen(0),
    box: {
      role: 'combobox',
      'aria-label': label,
      'aria-expanded': size > 0,
      'aria-controls': LIST,
      'aria-autocomplete': 'list' as const,
      ...(size > 0 ? { 'aria-activedescendant': optionId(chosen) } : {}),
      onKeyDown: press,
    },
    list: { role: 'listbox', id: LIST, 'aria-label': label },
    group: (title: string) => ({ role: 'group', 'aria-label': title }),
    option: (index: number) => ({
      role: 'option',
      id: optionId(index),
      tabIndex: -1,
      'aria-selected': index === chosen,
      onMouseMove: () => setChosen(index),
      onClick: () => take(index),
    }),
  }
}
