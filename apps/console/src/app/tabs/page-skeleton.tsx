import './page-skeleton.css'

const ROWS = 8

/** The shape of a page whose code is on its way; the bar at the top of the window says so in words. */
export const PageSkeleton = () => (
  <div className="page-skeleton" aria-hidden>
    <span className="page-skeleton-title" />
    <div className="page-skeleton-sheet">
      {Array.from({ length: ROWS }, (_, index) => (
        <span key={index} style={{ width: `${96 - ((index * 17) % 24)}%` }} />
      ))}
    </div>
  </div>
)
