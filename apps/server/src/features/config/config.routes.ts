import { configApi, readableConfigKeys } from '@zhanggui/contract/config'
import { forbidden } from '#platform/http/refusals'
import { bind } from '#platform/http/route'
import { findConfig } from './config.sql.ts'

const readable = new Set<string>(readableConfigKeys)

export const configRoutes = bind(configApi, {
  getuniq: async ({ db }, { key }) => {
    if (!readable.has(key)) throw forbidden()
    return (await findConfig(db, [key]))[key] ?? ''
  },
})
