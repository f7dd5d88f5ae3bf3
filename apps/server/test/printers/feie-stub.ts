import { createHash } from 'node:crypto'
import { type Reply, serveForms } from './form-server.ts'

const ACCOUNT = { user: 'shop@example.com', ukey: 'p4ckT6kGR9sNwYvB' }
const PRINTER = '960123456'

const said = (ret: number, msg: string) => ({ ret, msg, data: null, serverExecutedTime: 1 })

/** The cloud of 飞鹅云 as docs/printers/feie.md describes it, with one account and one printer. */
export function serveFeie() {
  const state = { printed: [] as string[], trouble: [] as Reply[], isOnline: true }
  const server = serveForms((path, { user, stime = '', sig, apiname, sn, content = '', times }) => {
    if (path !== '/Api/Open/' || apiname !== 'Open_printMsg') return said(-1, '请求头错误')
    if (!/^\d{10}$/.test(stime) || !/^[1-9]$/.test(times ?? '') || !content) return said(-2, '参数不合法')
    if (user !== ACCOUNT.user) return said(-4, '用户未注册')
    const right = createHash('sha1').update(`${ACCOUNT.user}${ACCOUNT.ukey}${stime}`).digest('hex')
    if (sig !== right) return said(-3, '参数签名失败')
    if (sn !== PRINTER) return said(1002, '打印机未注册')
    if (!state.isOnline) return said(1003, '打印机不在线')
    if (Buffer.byteLength(content) > 5000) return said(1007, '打印内容超过5000字节')
    state.printed.push(content)
    if (state.trouble.length > 0) return state.trouble.shift()
    return { msg: 'ok', ret: 0, data: `${sn}_20260301100000_1`, serverExecutedTime: 3 }
  })
  return {
    server,
    state,
    account: { ...ACCOUNT, sn: PRINTER },
    get url() {
      return `${server.url}/Api/Open/`
    },
  }
}
