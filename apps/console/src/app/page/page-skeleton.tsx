import './page-skeleton.css'
import { StillLoading } from '#ui/page/loading-bar.tsx'

const ROWS = 8

/** Skeleton of a page whose code is loading; the bar at the top announces it to screen readers. */
export const PageSkeleton = () => (
  <>
    <StillLoading />
    <div className="page-coming" aria-hidden>
      <span className="page-coming-title" />
      <div className="page-coming-sheet">
        {Array.from({ length: ROWS }, (_, index) => (
          <span key={index} style={{ width: `${96 - ((index * 17) % 24)}%` }} />
        ))}
      </div>
    </div>
  </>
)
