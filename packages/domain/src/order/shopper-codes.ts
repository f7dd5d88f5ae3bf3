import { codeTable } from '../kernel/code-table.ts'

/** Where a buyer signed up. */
export const registerType = codeTable({
  officialAccount: { code: 'wechat', label: '公众号' },
  miniProgram: { code: 'routine', label: '小程序' },
  web: { code: 'h5', label: 'H5' },
  wechatIos: { code: 'iosWx', label: '微信ios' },
  wechatAndroid: { code: 'androidWx', label: '微信安卓' },
  ios: { code: 'ios', label: 'ios' },
})
export type RegisterType = (typeof registerType.codes)[number]
