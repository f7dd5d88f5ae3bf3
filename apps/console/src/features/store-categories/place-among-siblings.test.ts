import type { CollisionDetection, DroppableContainer } from '@dnd-kit/core'
import { expect, test } from 'vitest'
import { placeAmongSiblings } from './place-among-siblings.ts'

type Arguments = Parameters<CollisionDetection>[0]

const rowAt = (top: number) => ({ top, bottom: top + 48, height: 48, left: 0, right: 800, width: 800 })
const siblings = [rowAt(100), rowAt(148), rowAt(196)]

/** Three siblings from 100 to 244; the first is moved by so much, by a pointer or by keys. */
const placesAfter = (moved: number, hasPointer = true) => {
  const droppableContainers = siblings.map((_, id) => ({ id }) as DroppableContainer)
  const args = {
    active: { id: 0 } as Arguments['active'],
    collisionRect: rowAt(100 + moved),
    droppableRects: new Map(siblings.map((rect, id) => [id, rect])),
    droppableContainers,
    pointerCoordinates: hasPointer ? { x: 10, y: 124 + moved } : null,
  }
  return placeAmongSiblings(args).map(({ id }) => id)
}

test.each([
  ['over a sibling', 50, 1],
  ['just below the last', 140, 2],
  ['a little above the first', -40, 0],
])('%s it is there', (_, moved, place) => expect(placesAfter(moved)[0]).toBe(place))

test("over another parent's rows it is nowhere, except by keys", () => {
  expect(placesAfter(300)).toEqual([])
  expect(placesAfter(-200)).toEqual([])
  expect(placesAfter(300, false)[0]).toBe(2)
})
