import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import { resultCode, resultText } from '@zhanggui/contract/kernel/result-codes'
import { UPLOAD_FIELD } from '@zhanggui/contract/kernel/wire-names'
import { z } from 'zod'
import type { ApiDocs } from './api-docs.ts'

type JsonSchema = Record<string, unknown>

const schemaOf = (schema: z.ZodType): JsonSchema => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return json
}

export type Operation = ReturnType<typeof operationOf>

/** The endpoints as an OpenAPI 3.1 document. */
export function openApiDocument(docs: ApiDocs) {
  const { base, endpoints, title, description, securitySchemes } = docs
  const paths: Record<string, Record<string, Operation>> = {}
  for (const endpoint of endpoints) {
    const path = (paths[base + endpoint.path] ??= {})
    path[endpoint.method.toLowerCase()] = operationOf(docs, endpoint)
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1', description },
    servers: [{ url: '/' }],
    tags: [...new Set(endpoints.map(({ area }) => area))].map((name) => ({ name })),
    paths,
    components: { securitySchemes },
  }
}

function operationOf(docs: ApiDocs, endpoint: Endpoint) {
  const example = docs.exampleOf(endpoint)
  const content = requestContent(endpoint, example?.ask)
  return {
    tags: [endpoint.area],
    operationId: `${endpoint.area}.${endpoint.name}`,
    summary: endpoint.title,
    description: docs.accessText(endpoint),
    security: docs.securityOf(endpoint),
    parameters: [
      ...parametersOf('path', endpoint.params),
      ...parametersOf('query', endpoint.query, example?.ask),
      ...docs.headersOf(endpoint),
    ],
    ...(content ? { requestBody: { required: true, content } } : {}),
    responses: {
      200: endpoint.transport === 'download' ? FILE_ANSWER : envelopeAnswer(endpoint, example?.answer),
      ...(endpoint.cached === 'minute' ? { 304: { description: '与 If-None-Match 所示的版本相同' } } : {}),
    },
  }
}

const shown = (example: unknown) => (example === undefined ? {} : { example })

function requestContent({ transport, body }: Endpoint, example: unknown) {
  if (transport === 'upload') {
    const file = { type: 'string', contentMediaType: 'application/octet-stream' }
    const schema = { type: 'object', required: [UPLOAD_FIELD], properties: { [UPLOAD_FIELD]: file } }
    return { 'multipart/form-data': { schema } }
  }
  if (Object.keys(body.shape).length === 0) return undefined
  return { 'application/json': { schema: schemaOf(body), ...shown(example) } }
}

const envelopeAnswer = ({ reply }: Endpoint, data: unknown) => ({
  description: '应答',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['code', 'message', 'data'],
        properties: { code: { type: 'integer' }, message: { type: 'string' }, data: schemaOf(reply) },
      },
      ...shown(data === undefined ? undefined : { code: resultCode.ok, message: resultText.ok, data }),
    },
  },
})

/** Errors of downloads are still envelopes. */
const FILE_ANSWER = {
  description: '文件',
  headers: { 'download-filename': { description: '文件名（URL 编码）', schema: { type: 'string' } } },
  content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
}

function parametersOf(place: 'path' | 'query', schema: z.ZodObject, example: unknown = {}) {
  const given = example as Record<string, unknown>
  const json = schemaOf(schema) as { properties?: Record<string, JsonSchema>; required?: string[] }
  return Object.entries(json.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (json.required ?? []).includes(name),
    schema: property,
    ...shown(given[name]),
  }))
}
