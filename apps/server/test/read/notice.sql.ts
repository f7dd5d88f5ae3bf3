import type { TestApp } from '#test/app/test-app'

interface NoticeFacts {
  readonly title: string
  readonly content: string
  readonly url: string
  readonly permission: string | null
  readonly adminId: number | null
}

/** What the staff of a shop was told under such titles, the first one first; `adminId`: only that person. */
export async function noticesOf(app: TestApp, { merId }: { merId: number }, title: string): Promise<NoticeFacts[]> {
  const { rows } = await app.platform.pool.query<NoticeFacts>(
    `select title, content, url, permission, admin_id as "adminId" from push_event
     where mer_id = $1 and title like $2 || '%' order by no`,
    [merId, title],
  )
  return rows
}
