import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { dirForCluster, initDataDir } from './init-data-dir.ts'
import { binariesPackage, packageVersion, usableBinaries } from './locate-binaries.ts'
import type { Cluster } from './postmaster.ts'
import { canEnter } from './reach.ts'
import { accountFor } from './run-as.ts'

export interface OpenedCluster extends Cluster {
  password: string
}

interface Places {
  dataDir: string
  /** Location of the cluster if the data directory is inside one that only root may enter. */
  fallbackDir: string
  disposable: boolean
  log: (message: string) => void
}

/** Finds the cluster of a data directory, or makes it: `postgres-18/` with cluster/, password and server.log. */
export async function openCluster({ dataDir, fallbackDir, disposable, log }: Places): Promise<OpenedCluster> {
  const packageDir = binariesPackage()
  const home = join(dataDir, `postgres-${packageVersion(packageDir).split('.')[0]}`)
  const account = accountFor(join(home, 'cluster'))
  if (!existsSync(home)) {
    refuseToHideData(dataDir, home)
    const parentDir = dirForCluster(dataDir, account, fallbackDir)
    log(parentDir === dataDir ? '正在初始化内置数据库…' : `数据目录仅 root 可进入，内置数据库改放在 ${parentDir}`)
    await initDataDir({ home, parentDir, native: usableBinaries(packageDir, account, parentDir), account })
  }
  const realHome = realpathSync(home)
  if (!canEnter(realHome, account)) {
    throw new Error(`数据库用户无法进入 ${realHome}：请放开上级目录的进入权限，或把数据目录移到别处`)
  }
  return {
    data: join(realHome, 'cluster'),
    native: usableBinaries(packageDir, account, dirname(realHome)),
    account,
    disposable,
    logFile: join(realHome, 'server.log'),
    password: readFileSync(join(realHome, 'password'), 'utf8').trim(),
  }
}

/** Fail rather than create an empty database beside unreachable data. */
function refuseToHideData(dataDir: string, home: string): void {
  if (lstatSync(home, { throwIfNoEntry: false })) {
    throw new Error(`内置数据库的目录不见了：${home} 指向的位置不存在。请恢复它；若要重新开始，请删除该链接`)
  }
  const other = existsSync(dataDir) && readdirSync(dataDir).find((name) => /^postgres-\d+$/.test(name))
  if (other) {
    throw new Error(`数据目录里是另一版本的数据库（${other}）。请先用原来的程序执行 npm run db:backup，再用新程序恢复`)
  }
}
