import { client } from './first-page.ts'
import { pages } from './routes.tsx'
import { Workplace } from './workplace.tsx'

/** The signed-in console with all its pages, as one chunk that the sign-in page does not load. */
export default function Inside() {
  return <Workplace pages={pages} client={client} />
}
