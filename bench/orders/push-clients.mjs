// Child process: plain websocket clients that listen and count. Arguments: address of the socket, tokens as JSON, clients.
import { WebSocket } from 'ws'

const [url = '', tokens = '[]', clients = ''] = process.argv.slice(2)
const known = JSON.parse(tokens)
let heard = 0
let open = 0
let closed = 0

for (let n = 0; n < Number(clients); n += 1) {
  const socket = new WebSocket(`${url}?token=${known[n % known.length]}`)
  socket.on('open', () => {
    open += 1
    if (open === Number(clients)) process.send?.('open')
  })
  socket.on('message', () => (heard += 1))
  socket.on('error', () => undefined)
  socket.on('close', () => (closed += 1))
}

process.on('message', () => {
  process.send?.({ heard, closed })
  process.exit()
})
