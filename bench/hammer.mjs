// Child process: sends one request over and over on several keep-alive connections and counts the answers.
// Raw sockets, because an HTTP client would cost more than the server that is measured.
import { connect } from 'node:net'

const [port, path, token, connections, milliseconds] = process.argv.slice(2)
const request = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Token: ${token}\r\nConnection: keep-alive\r\n\r\n`
const end = Date.now() + Number(milliseconds)
let answers = 0
let failures = 0
let open = Number(connections)

for (let n = 0; n < Number(connections); n += 1) {
  const socket = connect(Number(port), '127.0.0.1', () => socket.write(request))
  socket.setNoDelay(true)
  socket.on('data', (chunk) => {
    // Both routes answer in one small packet.
    if (chunk.includes('HTTP/1.1 200')) answers += 1
    else failures += 1
    if (Date.now() < end) socket.write(request)
    else socket.end()
  })
  socket.on('error', () => (failures += 1))
  socket.on('close', () => {
    open -= 1
    if (open === 0) process.send?.({ answers, failures })
  })
}
