import { formTemplateApi } from '@zhanggui/contract/form-template'
import { refuse } from '#platform/http/refusals'
import { bind } from '#platform/http/route'
import { templates } from './templates.ts'

/** 表单不存在 */
const NO_FORM = 7101
/** Templates ship with the product, so they have no times of their own. */
const SHIPPED = new Date('2026-01-01T00:00:00+08:00')

const found = (template: (typeof templates)[number] | undefined) =>
  template ? { ...template, createTime: SHIPPED, updateTime: SHIPPED } : refuse('表单不存在', { code: NO_FORM })

/** Clients encode the name twice. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

export const formTemplateRoutes = bind(formTemplateApi, {
  byName: (_, { name }) => found(templates.find((template) => template.name === decoded(name))),
  info: (_, { id }) => found(templates.find((template) => template.id === id)),
})
