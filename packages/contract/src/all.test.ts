import { orderApi } from './order/order.ts'
import { userApi } from './user/user.ts'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { allEndpoints } from './all.ts'
import { menu, stableId, wholeMenu } from './access/menu.ts'
import { permissionCatalogue } from './access/permission-catalogue.ts'

/** Calls that the catalogue has no code for, and whose code guards them too. */
const alsoGuards: Readonly<Record<string, string>> = {
  'merchant.categories': 'merchant:category:list',
  'home.chart': 'merchant:statistics:home:index',
  'home.simulateOrder': 'merchant:order:page:list',
  'merchant.setup': 'merchant:base:info',
  'printer.test': 'merchant:admin:print:save',
  'directRefund.quoteRefund': 'merchant:order:direct:refund',
  'refund.logistics': 'merchant:refund:order:detail',
  'refund.retry': 'merchant:refund:order:audit',
  'refund.reveal': 'merchant:order:reveal',
  'order.events': 'merchant:order:info',
  'order.print': 'merchant:order:print',
  'team.tags': 'merchant:order:team:marks',
  'order.receiver': 'merchant:order:send',
  'order.slip': 'merchant:order:print',
  'orderChange.exchangeSkus': 'merchant:order:exchange',
  'verifyDesk.last': 'merchant:order:verification',
  'dispatch.reassign': 'merchant:order:dispatch',
  'dispatch.cancel': 'merchant:order:dispatch',
  'dispatch.advance': 'merchant:order:dispatch',
  'dispatch.progress': 'merchant:order:dispatch',
  'admin.locked': 'merchant:admin:list',
  'admin.unlock': 'merchant:admin:update:status',
  'capitalFlow.sums': 'merchant:finance:funds:flow',
  'notice.audience': 'merchant:admin:role:list',
  'notice.setAudience': 'merchant:admin:role:update',
  'factor.reset': 'merchant:admin:update:password',
  'invitation.list': 'merchant:admin:list',
  'invitation.send': 'merchant:admin:save',
  'invitation.withdraw': 'merchant:admin:save',
  'export.kinds': 'merchant:export:task:list',
  'export.templates': 'merchant:export:task:list',
  'export.saveTemplate': 'merchant:export:task:add',
  'export.deleteTemplate': 'merchant:export:task:add',
  'export.schedules': 'merchant:export:task:list',
  'export.updateSchedule': 'merchant:export:schedule',
  'export.switchSchedule': 'merchant:export:schedule',
  'export.deleteSchedule': 'merchant:export:schedule',
  'invoice.tabs': 'merchant:finance:invoice:page:list',
  'closing.tabs': 'merchant:finance:closing:page:list',
  'closing.cancel': 'merchant:finance:closing:apply',
  'statement.month': 'merchant:finance:month:statement:page:list',
  'user.tags': 'merchant:user:page:list',
  'user.saveTag': 'merchant:user:tag',
  'seckill.tabs': 'merchant:seckill:product:list',
  'seckill.info': 'merchant:seckill:product:list',
  'liveGoods.tabs': 'merchant:mp:live:goods:list',
  'liveGoods.syncHealth': 'merchant:mp:live:goods:list',
  'liveGoods.retrySync': 'merchant:mp:live:goods:edit',
  'liveRoom.list': 'merchant:mp:live:room:list',
  'liveRoom.tabs': 'merchant:mp:live:room:list',
  'liveRoom.syncHealth': 'merchant:mp:live:room:list',
  'liveRoom.retrySync': 'merchant:mp:live:room:edit',
  'coupon.calendar': 'merchant:coupon:page:list',
  'seckill.calendar': 'merchant:seckill:activity:page',
  'pictureReplacement.info': 'merchant:attachment:replace',
  'pictureReplacement.places': 'merchant:attachment:replace',
  'pictureReplacement.undo': 'merchant:attachment:replace',
  'promotion.previewCoupon': 'merchant:coupon:page:list',
  'promotion.previewSeckill': 'merchant:seckill:product:list',
  'promotion.trial': 'merchant:product:marketing:search:page',
  'review.tabs': 'merchant:product:reply:page:list',
  'video.retrySync': 'merchant:pay:component:product:draft:update',
  'video.syncHealth': 'merchant:pay:component:product:draft:list',
  'video.tabs': 'merchant:pay:component:product:draft:list',
  'timedChange.tabs': 'merchant:product:timed:list',
  'timedChange.info': 'merchant:product:timed:list',
  'timedChange.results': 'merchant:product:timed:list',
  'timedChange.calendar': 'merchant:product:timed:list',
  'timedChange.ofProduct': 'merchant:product:timed:list',
  'timedChange.plan': 'merchant:product:timed:list',
  'timedChange.cancel': 'merchant:product:timed:list',
  'team.notes': 'merchant:order:team:marks',
  'team.note': 'merchant:order:team',
  'team.saveTag': 'merchant:order:team',
  'team.deleteTag': 'merchant:order:team',
  'webhook.deliveries': 'merchant:event:webhook:list',
  'videoAccess.cancel': 'merchant:pay:component:shop:register',
}

const nameOf = ({ area, name }: { area: string; name: string }) => `${area}.${name}`

describe('the contract', () => {
  test('has every path once per method', () => {
    const calls = allEndpoints.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`)
    expect(new Set(calls).size).toBe(calls.length)
  })

  test('has no name in two places of a request', () => {
    const fields = ({ params, query, body }: (typeof allEndpoints)[number]) =>
      [params, query, body].flatMap((schema) => Object.keys(schema.shape))
    const doubled = allEndpoints.filter((each) => new Set(fields(each)).size !== fields(each).length)
    expect(doubled.map(nameOf)).toEqual([])
    // What is kept is kept for everybody who asks.
    expect(allEndpoints.filter((each) => each.cached && fields(each).length > 0).map(nameOf)).toEqual([])
  })

  test('keeps to the permission catalogue: known codes guard the call they were made for', () => {
    const wrong = allEndpoints.filter((endpoint) => {
      const { permission, method, path } = endpoint
      if (permission === 'none' || permission === 'session') return false
      if (alsoGuards[nameOf(endpoint)] === permission) return false
      return !permissionCatalogue.some(
        (row) => row.permission === permission && (row.path === '' || (row.method === method && row.path === path)),
      )
    })
    expect(wrong.map(nameOf)).toEqual([])
  })

  test('lets nobody read buyers one by one without an end', () => {
    const open = [orderApi.receiver, orderApi.slip, orderApi.reveal, userApi.reveal].map(({ rate }) => rate?.seconds)
    expect(open).toEqual([3600, 3600, 3600, 3600])
  })

  test('looks at how long a list is before it looks at what is in it', () => {
    const junk = [[], {}, null, 'x'].map((item) => Array<unknown>(20_000).fill(item))
    const slow = allEndpoints.filter(({ body }) =>
      Object.keys(body.shape).some((field) =>
        junk.some((list) => countIssues(body.safeParse({ [field]: list }).error?.issues) > 1000),
      ),
    )
    expect(slow.map(nameOf)).toEqual([])
  })

  test('tells a text that is too long in words of its own, by the name that people know', () => {
    const wordless = allEndpoints.flatMap((each) =>
      [each.query, each.body].flatMap((schema) =>
        Object.keys(schema.shape).flatMap((field) =>
          (schema.safeParse({ [field]: 'x'.repeat(20_000) }).error?.issues ?? [])
            .filter(({ code, message }) => code === 'too_big' && !/[一-鿿]/.test(message))
            .map(({ path }) => `${nameOf(each)} ${path.join('.')}`),
        ),
      ),
    )
    expect(wordless).toEqual([])
  })

  test('puts every grantable permission under a page of the menu', () => {
    const pages = new Set(flatten(wholeMenu).map(({ url }) => url))
    const homeless = allEndpoints.filter(
      ({ permission, everyRole, page }) =>
        permission !== 'none' && permission !== 'session' && !everyRole && !pages.has(page ?? ''),
    )
    expect(homeless.map(nameOf)).toEqual([])
  })
})

describe('the menu', () => {
  test('numbers its entries without a collision, for good', () => {
    const entries = flatten(wholeMenu)
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
    expect(stableId('/dashboard')).toBe(wholeMenu[0]?.id)
  })

  test('shows only pages whose call exists', () => {
    const served = new Set<string>(allEndpoints.map(({ permission }) => permission))
    const pages = flatten(menu).filter(({ permission }) => permission !== undefined)
    expect(pages.length).toBeGreaterThan(0)
    expect(pages.every(({ permission }) => served.has(permission ?? ''))).toBe(true)
  })

  test('names a permission of the catalogue for every page', () => {
    const known = new Set(permissionCatalogue.map(({ permission }) => permission))
    const pages = flatten(wholeMenu).filter(({ permission }) => permission !== undefined)
    expect(pages.filter(({ permission }) => !known.has(permission ?? '')).map(({ url }) => url)).toEqual([])
  })

  test('keeps settings and logistics for the role admin', () => {
    const guarded = flatten(wholeMenu).filter(({ adminOnly }) => adminOnly)
    expect(guarded.every(({ url }) => url.startsWith('/operation') || url.startsWith('/maintain/logistics'))).toBe(true)
    expect(guarded.map(({ url }) => url)).not.toContain('/operation/export')
    expect(guarded).toHaveLength(9)
  })
})

function flatten(entries: typeof wholeMenu): (typeof wholeMenu)[number][] {
  return entries.flatMap((entry) => [entry, ...flatten(entry.children)])
}

/** With those that a union has of each of its options. */
const countIssues = (issues: readonly z.core.$ZodIssue[] = []): number =>
  issues.reduce((sum, issue) => sum + 1 + ('errors' in issue ? countIssues(issue.errors.flat()) : 0), 0)
