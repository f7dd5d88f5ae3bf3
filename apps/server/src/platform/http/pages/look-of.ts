import { type BrowserLook, browserLook, LONGEST_LOOK, LOOK_COOKIE } from '@zhanggui/contract/kernel/drawn-page'
import { SIGNED_IN_COOKIE } from '@zhanggui/contract/kernel/wire-names'
import type { FastifyRequest } from 'fastify'
import type { Visitor } from './drawn-browser.ts'

/** Scripts may read them, so the console may ask for them. */
const READABLE = [SIGNED_IN_COOKIE, 'sidebarStatus']

/** Most windows are as high or higher; the other rows come at once. */
const USUAL_HEIGHT = 900

const unknown: BrowserLook = { stored: {}, media: {}, height: USUAL_HEIGHT }

/** What is known of the visitor's browser; nothing where it is better not drawn for. */
export function visitorOf({ cookies, headers, url }: FastifyRequest): Visitor | undefined {
  const told = cookies[LOOK_COOKIE]
  // A telephone that has told nothing yet would be sent the page of a large window.
  const look = told === undefined && headers['sec-ch-ua-mobile'] !== '?1' ? unknown : read(told)
  return (
    look && {
      look,
      userAgent: headers['user-agent'] ?? '',
      cookie: READABLE.flatMap((name) => (cookies[name] === undefined ? [] : [`${name}=${cookies[name]}`])).join('; '),
      address: url,
    }
  )
}

function read(told = ''): BrowserLook | undefined {
  if (told.length > LONGEST_LOOK) return undefined
  try {
    return browserLook.parse(JSON.parse(told))
  } catch {
    return undefined
  }
}
