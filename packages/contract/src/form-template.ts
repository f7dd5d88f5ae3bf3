import { z } from 'zod'
import { shopTime } from './kernel/codecs.ts'
import { area, get, id } from './kernel/endpoint.ts'

/** A form that the platform ships; `content` is the configuration of the dynamic form (spec §3) as JSON text. */
const formTemplate = z.object({
  id: z.int(),
  name: z.string(),
  info: z.string(),
  content: z.string(),
  createTime: shopTime,
  updateTime: shopTime,
})

export const formTemplateApi = area('formTemplate', {
  byName: get('/admin/merchant/form/temp/name/info', {
    title: '按名称取表单模板',
    permission: 'merchant:system:form:name:info',
    everyRole: true,
    query: z.object({ name: z.string({ error: '请求参数 name 不能为空' }).max(100, '表单名称过长') }),
    reply: formTemplate,
  }),
  info: get('/admin/merchant/form/temp/info', {
    title: '表单模板详情',
    permission: 'merchant:config:form:info',
    everyRole: true,
    query: z.object({ id }),
    reply: formTemplate,
  }),
})
