import { createHmac } from 'node:crypto'
import { type Reply, serveForms } from '#test/printers/form-server'

const settings = {
  SMS_ACCESS_KEY: 'LTAI-test',
  SMS_SECRET_KEY: 'a-secret-key',
  SMS_SIGN_NAME: '掌柜',
  SMS_NEW_ORDER_TEMPLATE: 'SMS_100001',
}

const refused = (Code: string) => ({ Code, Message: Code, RequestId: 'r' })

/** What RFC 3986 reserves is written as figures. */
const percent = (text: string) =>
  [...Buffer.from(text)]
    .map((byte) => {
      const sign = String.fromCharCode(byte)
      return /[A-Za-z0-9\-_.~]/.test(sign) ? sign : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`
    })
    .join('')

/** The text message service as docs/sms.md describes it. */
export function serveSms() {
  const state = { sent: [] as { phone: string; orderNo: string }[], trouble: [] as Reply[] }
  const server = serveForms((path, { Signature: signature, ...fields }) => {
    if (state.trouble.length > 0) return state.trouble.shift()
    if (path !== '/' || fields['Action'] !== 'SendSms' || fields['Version'] !== '2017-05-25') {
      return refused('InvalidAction.NotFound')
    }
    if (fields['AccessKeyId'] !== settings.SMS_ACCESS_KEY) return refused('InvalidAccessKeyId.NotFound')
    const names = Object.keys(fields).toSorted()
    const query = names.map((name) => `${percent(name)}=${percent(fields[name] ?? '')}`).join('&')
    const right = createHmac('sha1', `${settings.SMS_SECRET_KEY}&`)
      .update(`POST&%2F&${percent(query)}`)
      .digest('base64')
    if (signature !== right) return refused('SignatureDoesNotMatch')
    if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(fields['Timestamp'] ?? '')) return refused('InvalidTimeStamp.Format')
    if (fields['SignName'] !== settings.SMS_SIGN_NAME) return refused('isv.SMS_SIGNATURE_ILLEGAL')
    if (fields['TemplateCode'] !== settings.SMS_NEW_ORDER_TEMPLATE) return refused('isv.SMS_TEMPLATE_ILLEGAL')
    const { order_no: orderNo } = JSON.parse(fields['TemplateParam'] ?? '{}') as { order_no: string }
    state.sent.push({ phone: fields['PhoneNumbers'] ?? '', orderNo })
    return { Code: 'OK', Message: 'OK', RequestId: 'r', BizId: 'b' }
  })
  return { server, state, settings }
}
