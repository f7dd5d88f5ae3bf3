export const VIEW_NAME_LENGTH = 20

/** Of one list, shared and of one person: each of them is counted whenever the list is looked at. */
const MAX_VIEWS = 20

interface Ownership {
  readonly adminId: number
  readonly isShared: boolean
}
interface Person {
  readonly adminId: number
  readonly isOwner: boolean
}

export const seesView = ({ adminId, isShared }: Ownership, person: Person): boolean =>
  isShared || adminId === person.adminId

/** A shared view is its maker's and the owner's to change. */
export const mayChangeView = (view: Ownership, person: Person): boolean =>
  view.adminId === person.adminId || (view.isShared && person.isOwner)

/** Whether another one can be kept beside the views of the list that the person sees. */
export function whyNotKeepView(seen: readonly Pick<Ownership, 'isShared'>[], isShared: boolean): string | undefined {
  if (seen.filter((view) => view.isShared === isShared).length < MAX_VIEWS) return undefined
  return `${isShared ? '全店可见' : '仅自己可见'}的视图最多${MAX_VIEWS}个，请先删除不用的`
}

/** In the order that a person has chosen; what they have not placed yet comes last, oldest first. */
export function orderViews<View extends { readonly id: number }>(
  views: readonly View[],
  chosen: readonly number[],
): View[] {
  const placeOf = (view: View) => {
    const place = chosen.indexOf(view.id)
    return place < 0 ? chosen.length : place
  }
  return views.toSorted((a, b) => placeOf(a) - placeOf(b) || a.id - b.id)
}
