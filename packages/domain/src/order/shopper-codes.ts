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

export const userSex = codeTable({
  unknown: { code: 0, label: '未知' },
  male: { code: 1, label: '男' },
  female: { code: 2, label: '女' },
  secret: { code: 3, label: '保密' },
})
export type UserSex = (typeof userSex.codes)[number]

/** What is done with the tags that a call names. */
export const tagChange = codeTable({
  set: { code: 'set', label: '设置标签' },
  add: { code: 'add', label: '添加标签' },
  remove: { code: 'remove', label: '移除标签' },
})
export type TagChange = (typeof tagChange.codes)[number]
