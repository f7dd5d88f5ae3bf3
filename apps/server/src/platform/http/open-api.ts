import { API_BASE, type Endpoint } from '@zhanggui/contract/kernel/endpoint'
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
  const hasBody = Object.keys(endpoint.body.shape).length > 0
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
    ...(hasBody
      ? { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(endpoint.body) } } } }
      : {}),
    responses: {
      200: {
        description: '应答',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['code', 'message', 'data'],
              properties: { code: { type: 'integer' }, message: { type: 'string' }, data: schemaOf(endpoint.reply) },
            },
          },
        },
      },
    },
  }
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

const keyHeader = ({ changes, permission }: Endpoint) =>
  changes && permission !== 'none'
    ? [
        {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          schema: { type: 'string', pattern: '^[\\w-]{8,64}$' },
        },
      ]
    : []
