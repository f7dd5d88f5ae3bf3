import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useState } from 'react'
import { CategoryCells } from './category-cells.tsx'
import type { ShownCategory } from './shown-category.ts'
import type { CategoryNode } from './category-order.ts'
import { useMovable } from './use-movable.ts'

interface Props {
  readonly node: CategoryNode
  readonly isMovable: boolean
  readonly movedIn: number | undefined
  readonly show: (shown: ShownCategory) => void
}

/** A category of the top with what lies below it, which moves along. */
export function CategoryBranch({ node, isMovable, movedIn, show }: Props) {
  const { frame, handle } = useMovable(node, isMovable, movedIn)
  const [isOpen, setOpen] = useState(true)
  const fold = node.childList.length > 0 ? { isOpen, turn: () => setOpen(!isOpen) } : undefined
  return (
    <tbody {...frame}>
      <tr data-row-key={node.id} tabIndex={-1}>
        <CategoryCells node={node} handle={isMovable ? handle : undefined} fold={fold} show={show} />
      </tr>
      {isOpen && (
        <SortableContext items={node.childList.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
          {node.childList.map((child) => (
            <ChildRow key={child.id} node={child} isMovable={isMovable} movedIn={movedIn} show={show} />
          ))}
        </SortableContext>
      )}
    </tbody>
  )
}

function ChildRow({ node, isMovable, movedIn, show }: Props) {
  const { frame, handle } = useMovable(node, isMovable, movedIn)
  return (
    <tr {...frame} data-row-key={node.id} data-child tabIndex={-1}>
      <CategoryCells node={node} handle={isMovable ? handle : undefined} show={show} />
    </tr>
  )
}
