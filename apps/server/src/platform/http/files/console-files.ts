import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { PAGE_SESSION } from '@zhanggui/contract/kernel/wire-names'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pageHeaders } from '#platform/http/security-headers'
import { unknownCallReply, isCallPath } from '#platform/http/server'
import type { PageDrawer } from '../pages/draw-pages.ts'
import { drawPage, type PageSession } from '../pages/draw-page.ts'
import { drawnHtml } from '../pages/drawn-html.ts'
import { readFirstMoments } from '../pages/first-moments.ts'
import { dataBlock, preloads, readPageFiles } from './page-files.ts'

/** The replies the console would ask for first; undefined without a session. */
export type SessionOf = (request: FastifyRequest) => Promise<PageSession | undefined>

const YEAR = 365 * 24 * 3600
/** Where the build has put the sign-in form into the page. */
const LOGIN = '/login'

/** Pages are only sent by sendPage; the hundreds of assets need no route each. */
const NOT_SENT = ['*.html', 'page-files.json*', 'first-moments.js*', 'assets/**']

const sent = (folder: URL, cache: string) => ({
  root: fileURLToPath(folder),
  index: false as const,
  preCompressed: true,
  // Otherwise the plugin's own header replaces the one below.
  cacheControl: false,
  setHeaders: (response: { setHeader(name: string, value: string): void }) => {
    response.setHeader('cache-control', `public, ${cache}`)
    // Caches must keep one response per encoding.
    response.setHeader('vary', 'accept-encoding')
  },
})

/**
 * Serves the built console: immutable hashed assets, and index.html for every client-side route, with preloads of the route's
 * files and the session. Styles that the component library injects at run time carry the page's nonce.
 */
export async function serveConsole(server: FastifyInstance, folder: URL, sessionOf: SessionOf, drawer?: PageDrawer) {
  const index = new URL('index.html', folder)
  const page = existsSync(index) ? readFileSync(index, 'utf8') : undefined
  const loginFile = new URL('login.html', folder)
  const loginPage = existsSync(loginFile) ? readFileSync(loginFile, 'utf8') : undefined
  const filesAt = readPageFiles(folder)
  const { script = '', hash = '' } = readFirstMoments(folder) ?? {}
  if (page !== undefined) {
    await server.register(fastifyStatic, { ...sent(folder, 'max-age=3600'), wildcard: false, globIgnore: NOT_SENT })
    const assets = sent(new URL('assets/', folder), `max-age=${YEAR}, immutable`)
    await server.register(fastifyStatic, { ...assets, prefix: '/assets/', decorateReply: false })
  }
  server.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    const isPage = request.method === 'GET' && !isCallPath(path)
    // A missing asset must be a 404: the page would be parsed as a broken script.
    if (!isPage || page === undefined || path.startsWith('/assets/')) return reply.code(404).send(unknownCallReply())
    const session = await sessionOf(request)
    const head = preloads(filesAt(path, session !== undefined)) + (session ? dataBlock(PAGE_SESSION, session) : '')
    const drawn = session && drawer && (await drawPage(server, drawer, request, session))
    const nonce = randomBytes(16).toString('base64')
    const empty = ((path === LOGIN && !session && loginPage) || page).replaceAll('__NONCE__', nonce)
    const html = drawn
      ? drawnHtml(empty, head, drawn, { nonce, script })
      : empty.replace('</head>', () => `${head}</head>`)
    // Personal data must not be cached, not even by the browser.
    return sendPage(reply, html, { policy: pagePolicy(nonce, drawn && hash), cache: session ? 'no-store' : 'no-cache' })
  })
}

function sendPage(reply: FastifyReply, html: string, { policy, cache }: { policy: string; cache: string }) {
  return reply
    .headers(pageHeaders)
    .header('cache-control', cache)
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(html)
}

const pagePolicy = (nonce: string, script = '') =>
  [
    `default-src 'self'`,
    `script-src 'self' ${script}`.trim(),
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:`,
    `media-src 'self' blob:`,
    `connect-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'self'`,
  ].join('; ')
