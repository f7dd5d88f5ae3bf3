import type { Config } from '#platform/config'
import type { PlatformDb } from '#platform/db/platform-db'
import type { PublicContext } from '#platform/http/route'
import { isDemoPassword, listDemoAccounts } from './demo-accounts.sql.ts'

export const DEMO_OFF = '演示密码是公开的，只能在服务器本机上使用。请先在本机登录并修改密码'

/** Published demo passwords only work on this machine, unless configured otherwise. */
export async function isDemoSwitchedOff(
  { config, isFromThisMachine, inPlatform }: PublicContext,
  passwordHash: string,
): Promise<boolean> {
  if (config.demo === 'always' || (!config.isPublic && isFromThisMachine)) return false
  return inPlatform((db) => isDemoPassword(db, passwordHash))
}

/** Startup warning for a server with demo accounts that other machines can reach. */
export async function demoNotice({ demo, isPublic }: Config, db: PlatformDb): Promise<string | undefined> {
  const accounts = demo === 'always' || !isPublic ? [] : await listDemoAccounts(db)
  if (accounts.length === 0) return undefined
  return (
    `注意：其他机器可以访问本服务，仍在使用演示密码的账号已停止登录：${accounts.join('、')}。` +
    '请以默认的 HOST（127.0.0.1）、不设 TRUST_PROXY 启动，在本机登录并修改密码；确实要公开演示时设置 DEMO=always。'
  )
}
