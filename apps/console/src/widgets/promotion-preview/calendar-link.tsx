import '#ui/action/button.css'
import { Link } from 'react-router'
import { CALENDAR_PAGE } from './promotion-paths.ts'

/** Leads from a list of promotions to the calendar of all of them. */
export const CalendarLink = () => (
  <Link to={CALENDAR_PAGE} className="button" data-look="default">
    营销日历
  </Link>
)
