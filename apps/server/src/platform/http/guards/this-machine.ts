import type { FastifyRequest } from 'fastify'

/** Whether a name or an address means the machine itself. */
export const isLoopback = (host: string): boolean =>
  /^(?:localhost|(?:::ffff:)?127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host)

/** Whether the request comes from this machine itself; never true behind a proxy. */
export const isFromThisMachine = ({ ip, hostname, headers }: FastifyRequest): boolean =>
  isLoopback(ip) &&
  isLoopback(hostname) &&
  ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'].every((name) => headers[name] === undefined)
