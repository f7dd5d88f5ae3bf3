import { expect, test } from 'vitest'
import { z } from 'zod'
import { GATEWAY_BASE } from '@zhanggui/contract/kernel/gateway'
import { openApiDocument } from '#platform/http/docs/open-api'
import { gatewayDocs } from './gateway-docs.ts'
import { gatewayRoutes } from './gateway.routes.ts'

const endpoints = gatewayRoutes.map(({ endpoint }) => endpoint)

test.each(endpoints.map((endpoint) => [`${endpoint.area}.${endpoint.name}`, endpoint] as const))(
  'the example of %s is a call that the contract accepts, and the answer one that it gives',
  (_, { query, body, reply, example, method }) => {
    const asked = (method === 'GET' ? query : body).strict()
    expect(asked.safeDecode(example.ask as z.input<typeof asked>).error).toBeUndefined()
    const answer = z.safeDecode(reply, example.answer)
    expect(answer.error).toBeUndefined()
    expect(z.encode(reply, answer.data)).toEqual(example.answer)
  },
)

test('the description of the gateway shows them', () => {
  const { paths } = openApiDocument(gatewayDocs(endpoints))
  const placing = paths[`${GATEWAY_BASE}/order/place`]?.['post']
  expect(JSON.stringify(placing?.requestBody)).toContain('PT20261118-0001')
  const reading = paths[`${GATEWAY_BASE}/order/info`]?.['get']
  expect(reading?.parameters.find(({ name }) => name === 'orderNo')).toMatchObject({
    example: expect.stringMatching(/^SH/),
  })
})
