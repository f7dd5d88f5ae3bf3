import pg from 'pg'
import { expect, test } from 'vitest'
import { databaseState } from './database-state.ts'
import { createPool } from './pool.ts'

const fromServer = (code: string) =>
  Object.assign(new pg.DatabaseError('told by the server', 1, 'error'), { code }) as Error

test.each([
  ['57P01', 'away'],
  ['53300', 'away'],
  ['08006', 'away'],
  ['25006', 'away'],
  ['55P03', 'busy'],
  ['57014', 'busy'],
  ['40P01', 'busy'],
  ['23505', undefined],
  ['42601', undefined],
])('an error %s of the server means %s', (code, trouble) => {
  expect(databaseState(fromServer(code))).toBe(trouble)
})

test.each([
  ['Connection terminated unexpectedly', 'away'],
  ['Client has encountered a connection error and is not queryable', 'away'],
  ['timeout exceeded when trying to connect', 'busy'],
  ['Query read timeout', 'busy'],
  ['something is undefined', undefined],
])('%s means %s', (message, trouble) => {
  expect(databaseState(new Error(message))).toBe(trouble)
})

test('nobody at the address is away', async () => {
  const nowhere = createPool('postgres://nobody@127.0.0.1:1/nothing', 1)
  expect(await nowhere.query('select 1').catch(databaseState)).toBe('away')
})
