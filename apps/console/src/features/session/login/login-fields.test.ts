import { CallError } from '#api/call-error.ts'
import { describe, expect, it } from 'vitest'
import { loginErrors, serverErrors } from './login-fields.ts'

const filled = { account: 'owner', pwd: 'secret-1', code: '1234' }

describe('loginErrors', () => {
  it('names every empty field', () => {
    expect(loginErrors({ account: ' ', pwd: '', code: '' }, 'image')).toEqual({
      account: '请输入用户名',
      pwd: '请输入密码',
      code: '请输入正确的验证码',
    })
  })

  it.each(['', '123', '12345', 'abcd'])('wants four digits, not %j, but only where a picture is shown', (code) => {
    expect(loginErrors({ ...filled, code }, 'image')).toEqual({ code: '请输入正确的验证码' })
    expect(loginErrors({ ...filled, code }, 'none')).toEqual({})
    expect(loginErrors({ ...filled, code }, 'puzzle')).toEqual({})
  })

  it('takes spaces in a password for what they are and keeps to its length', () => {
    expect(loginErrors({ ...filled, pwd: '      ' }, 'none')).toEqual({})
    expect(loginErrors({ ...filled, pwd: 'short' }, 'none')).toEqual({ pwd: '密码长度为6-30个字符' })
  })

  it('has nothing to say about a complete form', () => {
    expect(loginErrors(filled, 'image')).toEqual({})
  })
})

describe('serverErrors', () => {
  it('keeps what belongs to a field of the form', () => {
    const error = new CallError('invalid', '参数错误', 400, [
      { path: 'pwd', message: '密码长度为6-30个字符' },
      { path: 'wxCode', message: '过长' },
    ])
    expect(serverErrors(error)).toEqual({ pwd: '密码长度为6-30个字符' })
  })
})
