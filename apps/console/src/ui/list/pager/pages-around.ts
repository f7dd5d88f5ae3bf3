/** The pages that a pager offers beside the first and the last; `gap` stands for those in between. */
export function pagesAround(current: number, last: number, reach: number): (number | 'gap')[] {
  const near = Array.from({ length: 2 * reach + 1 }, (_, index) => current - reach + index)
  const shown = [...new Set([1, ...near, last])].filter((page) => page >= 1 && page <= last)
  return shown.flatMap((page, index) => {
    const before = shown[index - 1]
    if (before === undefined || page === before + 1) return [page]
    // A gap of one page takes as much room as the page.
    return page === before + 2 ? [before + 1, page] : ['gap' as const, page]
  })
}
