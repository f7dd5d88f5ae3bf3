import { phone } from '@zhanggui/contract/kernel/fields'
import { agreeing, passwordAgain } from '@zhanggui/contract/kernel/passwords'
import { adminApi } from '@zhanggui/contract/staff'

/** A number that is not typed is not sent: blank says nothing, and the form must not say it. */
const phoneToTell = { phone: phone('联系电话').optional() }

/** Creating somebody, with the password typed twice: the second time is checked here and means nothing to the server. */
export const newAdmin = {
  ...adminApi.save,
  body: adminApi.save.body
    .extend({ ...phoneToTell, confirmPassword: passwordAgain })
    .refine(...agreeing('pwd', 'confirmPassword', '两次输入密码不一致!')),
}

export const changedAdmin = { ...adminApi.update, body: adminApi.update.body.extend(phoneToTell) }
