import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { pageHeaders } from '#platform/http/security-headers'
import { pack, sendCached } from '#platform/http/send-cached'
import type { ApiDocs } from './api-docs.ts'
import { openApiDocument, type Operation } from './open-api.ts'

/** Serves openapi.json and a readable page, both generated, encoded and compressed once: anybody may ask for them. */
export function serveDocs(server: FastifyInstance, api: ApiDocs) {
  let made: ReturnType<typeof makeDocs> | undefined
  const docs = () => (made ??= makeDocs(api))
  server.get(`${api.home}/openapi.json`, (request, reply) => sendCached(request, reply, docs().document))
  server.get(`${api.home}/docs`, (request, reply) => {
    reply.headers(pageHeaders).header('content-security-policy', policy)
    return sendCached(request, reply, docs().page)
  })
}

function makeDocs(api: ApiDocs) {
  const document = openApiDocument(api)
  return {
    document: pack(JSON.stringify(document)),
    page: pack(docsPage(api, document.paths), 'text/html; charset=utf-8'),
  }
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

function docsPage(api: ApiDocs, paths: Record<string, Record<string, Operation>>): string {
  const { title, description, home, base, endpoints } = api
  const areas = [...new Set(endpoints.map(({ area }) => area))]
  const section = (area: string) => {
    const rows = endpoints
      .filter((endpoint) => endpoint.area === area)
      .map((endpoint) => {
        const { method, path } = endpoint
        const operation = paths[base + path]?.[method.toLowerCase()]
        return operation ? operationHtml(method, base + path, operation, api.exampleOf(endpoint)) : ''
      })
    return `<section id="${area}"><h2>${area}</h2>${rows.join('')}</section>`
  }
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(title)}</title><style>${STYLE}</style></head><body><main><h1>${escape(title)}</h1>
<p class="said">${escape(description)}</p><p>机器可读的版本：<a href="${home}/openapi.json">openapi.json</a></p>
<nav>${areas.map((area) => `<a href="#${area}">${area}</a>`).join(' ')}</nav>${areas.map(section).join('')}</main></body></html>`
}

function operationHtml(
  method: string,
  path: string,
  operation: Operation,
  example: ReturnType<ApiDocs['exampleOf']>,
): string {
  const json = (title: string, value: unknown) =>
    `<h4>${title}</h4><pre tabindex="0">${escape(JSON.stringify(value, null, 2))}</pre>`
  const parameters = operation.parameters.map(
    ({ name, in: place, required, schema }) =>
      `<tr><td><code>${name}</code></td><td>${place}</td><td>${required ? '必填' : '可选'}</td><td><code>${escape(JSON.stringify(schema))}</code></td></tr>`,
  )
  return `<details><summary><b class="${method}">${method}</b> <code>${escape(path)}</code> <span>${escape(operation.summary)}</span></summary>
<p>${escape(operation.description)}</p>
${parameters.length > 0 ? `<table><thead><tr><th>参数</th><th>位置</th><th></th><th>格式</th></tr></thead><tbody>${parameters.join('')}</tbody></table>` : ''}
${Object.entries(operation.requestBody?.content ?? {})
  .map(([type, { schema }]) => json(type === 'application/json' ? '请求体' : `请求体（${type}）`, schema))
  .join('')}
${Object.values(operation.responses[200].content)
  .map(({ schema }) => (schema.properties ? json('data', schema.properties.data) : '<p>应答为文件</p>'))
  .join('')}
${example ? json('示例：请求', example.ask) + json('示例：应答的 data', example.answer) : ''}</details>`
}

const STYLE = `:root{color-scheme:light dark}.said{white-space:pre-line}body{font:14px/1.6 system-ui,sans-serif;margin:0}main{max-width:960px;margin:0 auto;padding:24px}
nav a{margin-right:8px}details{border-bottom:1px solid #8884;padding:8px 0}summary{cursor:pointer}summary span{color:GrayText}
b{display:inline-block;min-width:48px}.GET{color:#0a7d45}.POST{color:#b25000}@media(prefers-color-scheme:dark){.GET{color:#4cc38a}.POST{color:#ffa057}}
pre{background:#8881;padding:12px;overflow:auto;max-height:360px}table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:4px 8px;border-bottom:1px solid #8883}`

/** A hash instead of a nonce, so that the page is the same for everyone. */
const policy = [
  `default-src 'none'`,
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ')
