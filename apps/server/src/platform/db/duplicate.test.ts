import pg from 'pg'
import { expect, test } from 'vitest'
import { isDuplicate } from './duplicate.ts'

const failed = (message: string, constraint?: string) =>
  Object.assign(new pg.DatabaseError(message, message.length, 'error'), { code: '23505', constraint })
const said = (name: string) => `duplicate key value violates unique constraint "${name}"`

test.each([
  ['the field of the error', failed(said('role_mer_id_name_key'), 'role_mer_id_name_key'), true],
  ['the message of a worker, with the number of its shard', failed(said('role_mer_id_name_key_102133')), true],
  ['another index', failed(said('role_pkey_102133')), false],
  ['another error', new Error(said('role_mer_id_name_key')), false],
])('the index that has the value already is known by %s', (_, error, is) =>
  expect(isDuplicate(error, 'role_mer_id_name_key')).toBe(is),
)
