import type { TestApp } from '#test/app/test-app'

/** Messages of the social platform, each with the job that works on it. */
export async function countMessages({ platform }: TestApp): Promise<number> {
  const { rows } = await platform.pool.query<{ messages: number; jobs: number }>(
    `select (select count(*) from social_message)::int as messages,
            (select count(*) from job where kind = 'social-message')::int as jobs`,
  )
  const { messages = 0, jobs = 0 } = rows[0] ?? {}
  if (messages !== jobs) throw new Error(`${messages} messages have ${jobs} jobs`)
  return messages
}
