import { exportApi } from '@zhanggui/contract/export/export'
import type { TestApp } from '#test/app/test-app'
import type { Person } from '../shop.sql.ts'

/** Everything of the centre but who the buyers are. */
export const allExportCalls = [
  exportApi.list.permission,
  exportApi.add.permission,
  exportApi.download.permission,
  exportApi.delete.permission,
  exportApi.saveSchedule.permission,
] as const

export const usersExport = { kind: 'userExport', filters: {}, columns: null, format: 'xlsx' } as const

export const dailyUsers = {
  ...usersExport,
  name: '每日用户',
  every: 'day',
  weekday: 1,
  hour: 6,
  isPlain: false,
} as const

/** What the download answers, as text. */
export async function fileOf(app: TestApp, { token }: Person, id: number): Promise<string> {
  const answer = await fetch(`${app.url}/api${exportApi.download.path.replace('{id}', String(id))}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return Buffer.from(await answer.arrayBuffer()).toString('utf8')
}
