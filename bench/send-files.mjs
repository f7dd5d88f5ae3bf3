// Uploads files, a few at once as the console does, whenever it is told to; a process of its own, so that it does not
// share the server's thread. Arguments: port, token, how many files, bytes of each.
import { randomBytes } from 'node:crypto'
import { request } from 'node:http'

const [port = '', token = '', files = '', size = ''] = process.argv.slice(2)
const AT_ONCE = 3
const boundary = `----${randomBytes(12).toString('hex')}`
const head = `--${boundary}\r\ncontent-disposition: form-data; name="multipart"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n`
const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(Number(size) - 9)])
const body = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)])

process.on('message', () => void sendAll())

async function sendAll() {
  /** @type {string[]} */
  const failures = []
  const start = performance.now()
  let left = Number(files)
  const sendOnAndOn = async () => {
    while (left-- > 0) {
      const answer = await sendOne()
      if (!answer.includes('"code":200')) failures.push(answer)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendOnAndOn))
  process.send?.({ milliseconds: performance.now() - start, failures })
}

/** @returns {Promise<string>} */
function sendOne() {
  return new Promise((resolve, reject) => {
    const call = request(
      {
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: '/api/admin/merchant/upload/file',
        headers: {
          'x-token': token,
          'content-type': `multipart/form-data; boundary=${boundary}`,
          'content-length': body.length,
        },
      },
      (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (chunk) => (text += chunk))
        response.on('end', () => resolve(text))
      },
    )
    call.on('error', reject)
    call.end(body)
  })
}
