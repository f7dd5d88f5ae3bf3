import { expressApi } from '@zhanggui/contract/express'
import { refuse } from '#platform/http/refusals'
import { bind } from '#platform/http/route'
import { listCompanies, listWaybillCompanies } from './express.sql.ts'
import { relateCompanies } from './relate-companies.ts'
import { listShopCompanies } from './shop-express.sql.ts'
import { openWaybillService } from './waybill-service.ts'

export const expressRoutes = bind(expressApi, {
  all: ({ db }, { type }) => (type === 'elec' ? listWaybillCompanies(db) : listCompanies(db)),
  searchPage: ({ db }, query) => listShopCompanies(db, query),
  relate: relateCompanies,
  templates: {
    outside: async ({ config, log }, { com }) => {
      try {
        return await openWaybillService(config.waybills).findTemplates(com)
      } catch (error) {
        log.warn({ err: error }, 'no waybill templates')
        return refuse('面单模板获取失败')
      }
    },
  },
})
