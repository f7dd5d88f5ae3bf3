import { createHash } from 'node:crypto'
import { type Fields, type Reply, serveForms } from './form-server.ts'

const APP = { id: '2015101400445465', secret: 'e6c1d2f0a9b84c35' }
const MACHINE = '4004557406'
const UUID4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i
const ORIGIN = /^[0-9A-Za-z]{1,32}$/

const said = (error: string, description: string) => ({ error, error_description: description })
const success = (body: object) => ({ ...said('0', 'success'), body })

/** The cloud of 易联云 as docs/printers/yilianyun.md describes it, with one application and one printer. */
export function serveYilianyun() {
  const state = { tokens: 0, printed: [] as { origin: string; content: string }[], trouble: [] as Reply[] }

  function whyNot({ client_id: id, timestamp = '', sign, id: uuid = '' }: Fields) {
    if (id !== APP.id) return said('2', 'client_id不存在')
    if (!/^\d{10}$/.test(timestamp)) return said('12', '缺少必要参数')
    const right = createHash('md5').update(`${APP.id}${timestamp}${APP.secret}`).digest('hex')
    if (sign !== right) return said('11', 'sign验证失败')
    return UUID4.test(uuid) ? undefined : said('33', 'Uuid不合法')
  }

  function issue({ grant_type: grant, scope }: Fields) {
    if (grant !== 'client_credentials') return said('1', 'response_type非法')
    if (scope !== 'all') return said('27', '请设置scope,权限默认为all')
    state.tokens += 1
    return success({ access_token: `token-${state.tokens}`, refresh_token: 'r', expires_in: 2_592_000 })
  }

  function print({ access_token: token, machine_code: machine, content, origin_id: origin = '', idempotence }: Fields) {
    if (token !== `token-${state.tokens}`) return said('18', 'access_token过期或错误,请刷新access_token或者重新授权')
    if (machine !== MACHINE) return said('8', '打印机信息错误,参数有误')
    if (!content || !ORIGIN.test(origin)) return said('12', '缺少必要参数')
    const isKnown = state.printed.some((slip) => slip.origin === origin)
    if (!isKnown || idempotence !== '1') state.printed.push({ origin, content })
    return success({ id: '2099743426', origin_id: origin })
  }

  const server = serveForms((path, fields) => {
    const wrong = whyNot(fields)
    if (wrong) return wrong
    if (path === '/oauth/oauth') return issue(fields)
    if (path !== '/print/index') return 404
    // What goes wrong on the way back goes wrong after the print.
    const reply = print(fields)
    return state.trouble.length > 0 ? state.trouble.shift() : reply
  })
  return { server, state, account: { appId: APP.id, secret: APP.secret, machineNo: MACHINE } }
}
