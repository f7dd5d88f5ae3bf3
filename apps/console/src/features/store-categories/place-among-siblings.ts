import { closestCenter, type CollisionDetection } from '@dnd-kit/core'

/** As far beside its siblings as a hand that means them may be. */
const MARGIN = 24

/**
 * The nearest sibling, as long as mouse or finger is at the siblings: who lets go over another parent's rows means those,
 * and that is no place to go. The keyboard has no pointer and walks over siblings only.
 */
export const placeAmongSiblings: CollisionDetection = (args) => {
  const { pointerCoordinates: pointer, droppableContainers, droppableRects } = args
  if (!pointer) return closestCenter(args)
  const rects = droppableContainers.flatMap(({ id }) => droppableRects.get(id) ?? [])
  const top = Math.min(...rects.map((rect) => rect.top)) - MARGIN
  const bottom = Math.max(...rects.map((rect) => rect.bottom)) + MARGIN
  return pointer.y >= top && pointer.y <= bottom ? closestCenter(args) : []
}
