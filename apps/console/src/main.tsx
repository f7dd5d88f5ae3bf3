import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { WindowRouter } from '#ui/page/window-address.tsx'
import { errorLog } from './app/status/error-log.ts'
import { drawnPage, takeDrawnPage } from '#api/network/drawn-page.ts'
import { beginWithPage } from '#api/session.ts'
import { token } from '#api/token.ts'
import { Root } from '#app/root.tsx'
import { endFirstMoments } from './app/drawn/early-deeds.ts'
import { takeOver } from './app/drawn/take-over.ts'
import { observeHead } from './ui/theme/head-styles.ts'
import { type ReactNode, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router'

observeHead()
if (import.meta.env.PROD) errorLog.listen()

const found = document.querySelector('#root')
if (!found) throw new Error('index.html has no #root')
const place = found

const loadInside = () => import('#app/inside.tsx')
const Inside = lazyPart(loadInside)

const history = createBrowserHistory({ v5Compat: true })

const withRouter = (inside: ReactNode) => (
  <StrictMode>
    <WindowRouter history={history}>
      <Root inside={inside} />
    </WindowRouter>
  </StrictMode>
)

/** At once, so that nobody takes a page that is about to go for the program's own. */
function renderAnew(content: ReactNode) {
  const root = createRoot(place)
  flushSync(() => root.render(withRouter(content)))
}

/** Milliseconds that a page waits for its rows: what comes at once spares rendering it empty. */
const PATIENCE = 200

/** Renders once, when the code of shell and page is there: the splash of index.html stands until then. */
async function openPage() {
  const page = import('#app/first-page.ts').then(({ beginPage }) => beginPage(window.location, PATIENCE))
  const { content, isComplete } = await Promise.all([loadInside(), page]).then(
    ([{ default: Loaded }, isOpen]) => ({ content: <Loaded />, isComplete: isOpen }),
    // Asks again, and tells what is wrong.
    () => ({ content: <Inside />, isComplete: false }),
  )
  if (isComplete && drawnPage.isKept()) {
    takeOver(place, withRouter(content))
  } else {
    drawnPage.leave()
    renderAnew(content)
  }
}

/** The server has sent the form in the page; what is behind it comes while somebody types. */
function openLogin() {
  hydrateRoot(place, withRouter(<Inside />))
  place.addEventListener('input', () => void loadInside(), { once: true })
}

async function open() {
  if (beginWithPage()) await openPage()
  else if (place.querySelector('.login') && !token.mayExist()) openLogin()
  else renderAnew(<Inside />)
  endFirstMoments()
}

takeDrawnPage()
void open()
