import { useCall } from '#api/use-call.ts'
import { type ListEndpoint, listName } from '#ui/list/list-call.ts'
import type { ListViews } from '#ui/list/list-page.tsx'
import { changePreferences, listPreferences, useListPreferences } from '#ui/list/list-preferences.ts'
import type { ListState } from '#ui/list/use-list-state.ts'
import { filterNames } from '@zhanggui/contract/kernel/filter'
import { type ViewRow, viewApi } from '@zhanggui/contract/view/view'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { ViewBar } from './view-bar.tsx'
import { addressOfView, columnsOf, type Shown, viewInSight } from './view-in-sight.ts'

/** A view's own columns are kept apart from those of the list itself. */
const layoutOf = (list: string, view: ViewRow | undefined) => (view?.columns ? `${list}.view${view.id}` : list)

function arrangeAs(layout: string, { columns }: ViewRow) {
  if (columns) changePreferences(layout, { order: columns.order, shown: columns.shown, widths: columns.widths })
}

/** The saved views of a list: `<ListPage views={useListViews(list)} …>`. They are asked for after the rows. */
export function useListViews<E extends ListEndpoint>(list: ListState<E>): ListViews {
  const [search, setSearch] = useSearchParams()
  const name = listName(list.call)
  const { data: views = [] } = useCall(viewApi.list, { list: name }, { enabled: list.status === 'ready' })
  const shown: Shown = { filters: list.address.filters, sort: search.get('sort') ?? '' }
  const { view, isChanged } = viewInSight(views, search, shown)
  const layout = layoutOf(name, view)
  const columns = columnsOf(useListPreferences(layout))

  // Whoever comes by a link has not chosen it here.
  useEffect(() => {
    if (view?.columns && !columnsOf(listPreferences(layout))) arrangeAs(layout, view)
  }, [layout, view])

  const choose = (chosen: ViewRow | undefined) => {
    if (chosen) arrangeAs(layoutOf(name, chosen), chosen)
    setSearch(addressOfView(search, chosen, filterNames(list.call)))
  }
  const keepAs = (id: number) => setSearch(addressOfView(search, { ...shown, id }, filterNames(list.call)))
  const bar = (
    <ViewBar
      of={{ call: list.call, views, inSight: view, isChanged, content: { ...shown, columns } }}
      onChoose={choose}
      onSaved={keepAs}
    />
  )
  return { bar, layout }
}
