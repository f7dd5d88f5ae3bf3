import { API_BASE, type Endpoint, UPLOAD_FIELD } from '@zhanggui/contract/kernel/endpoint'
import { z } from 'zod'

type JsonSchema = Record<string, unknown>

const schemaOf = (schema: z.ZodType): JsonSchema => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return json
}

export type Operation = ReturnType<typeof operationOf>

/** The contract as an OpenAPI 3.1 document. */
export function openApiDocument(endpoints: readonly Endpoint[]) {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const endpoint of endpoints) {
    const path = (paths[API_BASE + endpoint.path] ??= {})
    path[endpoint.method.toLowerCase()] = operationOf(endpoint)
  }
  return {
    openapi: '3.1.0',
    info: { title: '掌柜 API', version: '1', description: '商家后台接口。应答均为 {code, message, data}。' },
    servers: [{ url: '/' }],
    tags: [...new Set(endpoints.map(({ area }) => area))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'X-Token' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}

function operationOf(endpoint: Endpoint) {
  const content = requestContent(endpoint)
  return {
    tags: [endpoint.area],
    operationId: `${endpoint.area}.${endpoint.name}`,
    summary: endpoint.title,
    description: accessText(endpoint),
    security: endpoint.permission === 'none' ? [] : [{ token: [] }, { bearer: [] }],
    parameters: [
      ...parametersOf('path', endpoint.params),
      ...parametersOf('query', endpoint.query),
      ...keyHeader(endpoint),
    ],
    ...(content ? { requestBody: { required: true, content } } : {}),
    responses: {
      200: endpoint.transport === 'download' ? FILE_ANSWER : envelopeAnswer(endpoint),
      ...(endpoint.cached ? { 304: { description: '与 If-None-Match 所示的版本相同' } } : {}),
    },
  }
}

function requestContent({ transport, body }: Endpoint) {
  if (transport === 'upload') {
    const file = { type: 'string', contentMediaType: 'application/octet-stream' }
    const schema = { type: 'object', required: [UPLOAD_FIELD], properties: { [UPLOAD_FIELD]: file } }
    return { 'multipart/form-data': { schema } }
  }
  return Object.keys(body.shape).length > 0 ? { 'application/json': { schema: schemaOf(body) } } : undefined
}

const envelopeAnswer = ({ reply }: Endpoint) => ({
  description: '应答',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['code', 'message', 'data'],
        properties: { code: { type: 'integer' }, message: { type: 'string' }, data: schemaOf(reply) },
      },
    },
  },
})

/** What goes wrong is still said in an envelope. */
const FILE_ANSWER = {
  description: '文件',
  headers: { 'download-filename': { description: '文件名（URL 编码）', schema: { type: 'string' } } },
  content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
}

function accessText({ permission, everyRole, rate }: Endpoint): string {
  const access =
    permission === 'none'
      ? '无需登录'
      : permission === 'session'
        ? '登录即可'
        : `权限 ${permission}${everyRole ? '（所有角色均有）' : ''}`
  return rate
    ? `${access}；${permission === 'none' ? '每个地址' : '每人'} ${rate.seconds} 秒内最多 ${rate.max} 次`
    : access
}

function parametersOf(place: 'path' | 'query', schema: z.ZodObject) {
  const json = schemaOf(schema) as { properties?: Record<string, JsonSchema>; required?: string[] }
  return Object.entries(json.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (json.required ?? []).includes(name),
    schema: property,
  }))
}

const keyHeader = ({ changes, permission, transport }: Endpoint) =>
  changes && permission !== 'none' && transport !== 'download'
    ? [
        {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          schema: { type: 'string', pattern: '^[\\w-]{8,64}$' },
        },
      ]
    : []
