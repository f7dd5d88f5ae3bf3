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
])('a wrong %s stops the start and is named', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`配置有误：${name}`)
})
