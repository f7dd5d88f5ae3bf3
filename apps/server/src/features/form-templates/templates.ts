import { formContent, input, picture, select } from './form-content.ts'

interface Template {
  readonly id: number
  readonly name: string
  readonly info: string
  readonly content: string
}

const realName = input('realName', '真实姓名', { maxlength: 16 })

/** The forms that screens ask for by name. The platform ships them with the product, like the menu (ADR 5). */
export const templates: readonly Template[] = [
  {
    id: 101,
    name: '结算信息-银行卡',
    info: '商户结算到银行卡时填写',
    content: formContent(
      input('bankUserName', '持卡人姓名', { maxlength: 32 }),
      select('bankName', '银行名称'),
      input('bankCard', '银行卡号', {
        regList: [{ pattern: String.raw`/^\d{12,30}$/`, message: '银行卡号为12-30位数字' }],
      }),
      input('bankAddress', '开户地址', { maxlength: 128 }),
    ),
  },
  {
    id: 105,
    name: '结算信息-对公账户',
    info: '商户结算到公司的银行账户时填写',
    content: formContent(
      input('bankUserName', '开户名称', { maxlength: 64 }),
      select('bankName', '开户银行'),
      input('bankCard', '对公账号', {
        regList: [{ pattern: String.raw`/^\d{8,30}$/`, message: '对公账号为8-30位数字' }],
      }),
      input('bankAddress', '开户支行', { maxlength: 128 }),
    ),
  },
  {
    id: 102,
    name: '结算信息-微信',
    info: '商户结算到微信时填写',
    content: formContent(
      input('wechatCode', '微信号', { maxlength: 64 }),
      picture('wechatQrcodeUrl', '微信收款二维码'),
      realName,
    ),
  },
  {
    id: 103,
    name: '结算信息-支付宝',
    info: '商户结算到支付宝时填写',
    content: formContent(
      input('alipayCode', '支付宝账号', { maxlength: 64 }),
      picture('alipayQrcodeUrl', '支付宝收款二维码'),
      realName,
    ),
  },
  {
    id: 104,
    name: 'liveAssistant',
    info: '直播助手',
    content: formContent(
      input('wechat', '微信号', { maxlength: 64 }),
      input('wechatNickname', '微信昵称', { maxlength: 64 }),
      input('assDesc', '备注', { maxlength: 200, required: false }),
    ),
  },
]
