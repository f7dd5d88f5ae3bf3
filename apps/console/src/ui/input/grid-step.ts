interface Cell {
  readonly offsetTop: number
}

/** Where an arrow key leads in a grid whose number of columns the window decides; -1 where it leads nowhere. */
export function gridStep(key: string, from: number, cells: readonly Cell[]): number {
  if (from < 0) return -1
  const secondRow = cells.findIndex(({ offsetTop }) => offsetTop !== cells[0]?.offsetTop)
  const columns = secondRow === -1 ? cells.length : secondRow
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: from + 1,
    ArrowLeft: from - 1,
    ArrowDown: from + columns,
    ArrowUp: from - columns,
    Home: 0,
    End: cells.length - 1,
  }
  const to = steps[key] ?? -1
  return to < cells.length ? to : -1
}
