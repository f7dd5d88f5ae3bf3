import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { errorLog } from './app/status/error-log.ts'
import { beginWithPage } from '#api/session.ts'
import { preloadLogin } from '#app/guard.tsx'
import { Root } from '#app/root.tsx'
import { observeHead } from './ui/theme/head-styles.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'

observeHead()
if (import.meta.env.PROD) errorLog.listen()
const loadInside = () => import('#app/inside.tsx')
if (beginWithPage()) void import('#app/first-page.ts').then(({ beginPage }) => beginPage(window.location))
else if (window.location.pathname === '/login') preloadLogin()

const Inside = lazyPart(loadInside)

const place = document.querySelector('#root')
if (!place) throw new Error('index.html has no #root')
createRoot(place).render(
  <StrictMode>
    <BrowserRouter>
      <Root inside={<Inside />} />
    </BrowserRouter>
  </StrictMode>,
)
