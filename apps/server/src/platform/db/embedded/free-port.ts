import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port on the loopback interface that nobody listens on: the wanted one if possible. */
export async function freePort(wanted = 0): Promise<number> {
  const probe = createServer()
  try {
    probe.listen(wanted, '127.0.0.1')
    await once(probe, 'listening')
    const address = probe.address()
    if (typeof address !== 'object' || !address) throw new Error('no port on the loopback interface')
    return address.port
  } catch (error) {
    if (wanted === 0) throw error
    return await freePort()
  } finally {
    probe.close()
  }
}
