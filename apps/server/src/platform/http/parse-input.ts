import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import { z } from 'zod'
import { invalid } from './refusals.ts'

z.config({
  ...z.locales.zhCN(),
  customError: (issue) =>
    issue.code === 'invalid_type' && issue.input === undefined && issue.path?.length
      ? `请求参数 ${issue.path.join('.')} 不能为空`
      : undefined,
})

const DEEPEST = 64

interface RawInput {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/** Parses the three parts of a request into the endpoint's one flat input, or refuses with every wrong field. */
export function parseInput(endpoint: Endpoint, raw: RawInput): Record<string, unknown> {
  if ([raw.params, raw.query, raw.body].some((part) => isUnfit(part)))
    throw invalid([{ path: '', message: '请求内容包含非法字符' }])
  const parts = [
    endpoint.params.safeParse(raw.params ?? {}),
    endpoint.query.safeParse(withoutBlanks(raw.query)),
    endpoint.body.safeParse(raw.body ?? {}),
  ]
  const issues = parts.flatMap((part) => part.error?.issues ?? [])
  if (issues.length > 0) {
    throw invalid(issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })))
  }
  return Object.assign({}, ...parts.map((part) => part.data)) as Record<string, unknown>
}

/** Consoles send cleared filters as `name=`; that means absent. */
function withoutBlanks(query: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== ''))
}

/** PostgreSQL text cannot hold NUL, and nobody types it; nesting without end would exhaust whoever walks it. */
function isUnfit(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (typeof value !== 'object' || value === null) return false
  if (depth === DEEPEST) return true
  return Object.entries(value).some(([name, inner]) => isUnfit(name) || isUnfit(inner, depth + 1))
}
