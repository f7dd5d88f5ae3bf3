import { errorLog } from '#app/status/error-log.ts'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Makes the page that the server has drawn the program's own. */
export function takeOver(place: Element, content: ReactNode) {
  // Styles of elements travel as another attribute, which the content security policy lets through.
  for (const element of place.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? ''
    delete element.dataset['style']
  }
  hydrateRoot(place, content, {
    onRecoverableError(error) {
      errorLog.add(error)
    },
  })
}
