import type { Person } from '#test/make/shop.sql'
import type { TestApp } from '#test/app/test-app'

interface AdminFacts {
  readonly realName: string
  readonly version: number
  readonly loginCount: number
  readonly lastLoginIp: string
  readonly lastLoginAt: Date | null
}

export async function adminFacts(app: TestApp, { merId, adminId }: Person): Promise<AdminFacts | undefined> {
  const { rows } = await app.platform.pool.query<AdminFacts>(
    `select real_name as "realName", version, login_count as "loginCount", last_login_ip as "lastLoginIp",
            last_login_at as "lastLoginAt"
     from admin where mer_id = $1 and id = $2`,
    [merId, adminId],
  )
  return rows[0]
}

/** What the server keeps of a captcha that it has handed out. */
export async function captchaAnswer(app: TestApp, id: string): Promise<string> {
  const { rows } = await app.platform.pool.query<{ answer: string }>('select answer from captcha where id = $1', [id])
  return rows[0]?.answer ?? ''
}
