import { adminApi } from '@zhanggui/contract/staff'
import { z } from 'zod'

/** Creating somebody, with the password typed twice: the second time is checked here and means nothing to the server. */
export const newAdmin = {
  ...adminApi.save,
  body: adminApi.save.body
    .extend({ confirmPassword: z.string() })
    .refine(({ pwd, confirmPassword }) => pwd === '' || confirmPassword !== '', {
      path: ['confirmPassword'],
      message: '请再次输入密码',
    })
    .refine(({ pwd, confirmPassword }) => confirmPassword === '' || confirmPassword === pwd, {
      path: ['confirmPassword'],
      message: '两次输入密码不一致!',
    }),
}
