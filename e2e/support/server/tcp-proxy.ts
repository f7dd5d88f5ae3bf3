import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface TcpProxy {
  readonly url: string
  /** Routes new connections to this server and drops those to others. */
  leadTo(serverUrl: string): void
  stop(): Promise<void>
}

/** A balancer in front of several server processes, as far as a browser can tell. */
export async function startTcpProxy(serverUrl: string): Promise<TcpProxy> {
  let target = new URL(serverUrl)
  const open = new Set<Socket>()
  const keep = (socket: Socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    // Errors also emit `close`, which is handled.
    socket.on('error', () => undefined)
    return socket
  }
  const hangUp = () => {
    for (const socket of open) socket.destroy()
  }
  const server = createServer((browser) => {
    const upstream = keep(connect(Number(target.port), target.hostname))
    keep(browser).pipe(upstream).pipe(browser)
    browser.on('close', () => upstream.destroy())
    upstream.on('close', () => browser.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leadTo(next) {
      target = new URL(next)
      hangUp()
    },
    async stop() {
      hangUp()
      server.close()
      await once(server, 'close')
    },
  }
}
