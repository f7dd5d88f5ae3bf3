import type { ReactNode } from 'react'

interface Props {
  readonly isUpdating: boolean
  /** The rows are those of the tab that was left: they keep their place, out of sight, until the new ones come. */
  readonly isOtherTab?: boolean
  readonly children: ReactNode
}

/** Wraps the rows of a list and dims them while newer ones are loading, and while offline. */
export const ListRows = ({ isUpdating, isOtherTab = false, children }: Props) => (
  <div className="list-rows" data-updating={isUpdating} data-other-tab={isOtherTab} aria-busy={isUpdating}>
    {isUpdating && <progress className="list-progress" aria-label="正在更新" />}
    <div className="list-rows-body" aria-hidden={isOtherTab}>
      {children}
    </div>
  </div>
)
