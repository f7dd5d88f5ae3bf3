import { refuse } from '#platform/http/refusals'

export const noSuchTemplate = (): never => refuse('运费模板不存在', { code: 6501 })

export const nameTaken = (): never => refuse('模板名称已存在,请更换模板名称!', { field: 'name' })
