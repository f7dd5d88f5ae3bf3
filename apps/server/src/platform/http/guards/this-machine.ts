import type { FastifyRequest } from 'fastify'

/** Whether a name or an address means the machine itself. */
export const isLoopback = (host: string): boolean =>
  /^(?:localhost|(?:::ffff:)?127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host)

/** Whether somebody who sits at this machine calls, as far as can be told: a proxy in between makes it nobody's. */
export const isFromThisMachine = ({ ip, hostname, headers }: FastifyRequest): boolean =>
  isLoopback(ip) &&
  isLoopback(hostname) &&
  ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'].every((name) => headers[name] === undefined)
