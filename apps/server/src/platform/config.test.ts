import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('without any variable everything has its default, on this computer only', () => {
  expect(readConfig({})).toMatchObject({ port: 8080, host: '127.0.0.1', databaseUrl: undefined, dataDir: 'data' })
})

test('an empty variable is one that is not set', () => {
  const empty = { PORT: '', HOST: '', DATABASE_URL: '', DATA_DIR: '', CAPTCHA_IMAGE: '', TRUST_PROXY: '', DEMO: '' }
  expect(readConfig(empty)).toEqual(readConfig({}))
})

test.each([
  ['PORT', '70000'],
  ['DATABASE_POOL', '1'],
  ['CAPTCHA_PUZZLE', 'sometimes'],
  ['LOG_LEVEL', 'loud'],
  ['DEMO', 'yes'],
  ['WAYBILL_URL', 'waybills.example'],
  ['COLLECT_PROVIDER', 'somebody'],
  ['COLLECT_URL', 'collect.example'],
  ['GATEWAY_SECRET_KEY', 'short'],
])('a wrong %s stops the start and is named', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`配置有误：${name}`)
})

test.each([
  [{}, false],
  [{ HOST: 'localhost' }, false],
  [{ HOST: '::1' }, false],
  [{ HOST: '127.0.0.2' }, false],
  [{ HOST: '0.0.0.0' }, true],
  [{ HOST: '::' }, true],
  [{ HOST: '192.168.1.20' }, true],
  [{ TRUST_PROXY: '127.0.0.1' }, true],
])('with %j other machines are meant to come: %s', (env, isPublic) => {
  expect(readConfig(env).isPublic).toBe(isPublic)
})

test('a file store elsewhere is told where it is, completely', () => {
  const s3 = { FILES: 's3', S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'b', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 's' }
  expect(readConfig(s3).s3).toEqual({
    endpoint: 'https://s3.example',
    bucket: 'b',
    region: 'us-east-1',
    accessKey: 'a',
    secretKey: 's',
  })
  expect(() => readConfig({ ...s3, S3_BUCKET: '' })).toThrow('配置有误：S3_BUCKET')
  expect(readConfig({ ...s3, FILES: 'disk' }).s3).toBeUndefined()
})
