import { readFileSync, readlinkSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { hasCode } from './error-code.ts'
import type { Account } from './run-as.ts'
import { runAs } from './run-as.ts'
import { until } from './until.ts'
import { once } from 'node:events'
import { createServer } from 'node:net'

export interface Cluster {
  data: string
  native: string
  account: Account | undefined
  /** Disposable: data may be lost in a crash. */
  disposable: boolean
  logFile: string
}

interface Postmaster {
  pid: number
  port: number
  status: string
}

const withoutDisk = ' -c fsync=off -c synchronous_commit=off -c full_page_writes=off'
const maxLogBytes = 5_000_000
const stopTimeoutMs = 60_000

/** The server that runs on the cluster, whoever started it. A file left behind by a killed server does not count. */
export function findPostmaster(data: string): Postmaster | undefined {
  const noted = readPidFile(data)
  return noted && runsOn(noted.pid, data) ? noted : undefined
}

/** Lines of postmaster.pid: pid, data directory, start time, port, socket directory, address, shared memory, status. */
function readPidFile(data: string): Postmaster | undefined {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]), status: (lines[7] ?? 'starting').trim() }
  } catch {
    return undefined
  }
}

/**
 * A number is reused: after a restart of the machine or container it may be any process, and a killed server that
 * nobody waits for stays as a zombie. A server works in its data directory, and Linux shows that; elsewhere any living
 * process has to count.
 */
function runsOn(pid: number, data: string): boolean {
  if (!isAlive(pid)) return false
  if (process.platform !== 'linux') return true
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === data
  } catch (error) {
    return hasCode(error, 'EACCES')
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return hasCode(error, 'EPERM')
  }
}

/**
 * Starts a server and waits until it accepts connections. PostgreSQL's own lock decides when two processes try at once:
 * the loser gets false and finds the winner's server.
 */
export async function launchPostmaster(cluster: Cluster): Promise<boolean> {
  // Reuse the port after a crash: surviving applications still know the old address.
  const port = await freePort(readPidFile(cluster.data)?.port)
  removeForeignPidFile(cluster.data)
  startNewLog(cluster.logFile)
  const options = `-p ${port}${cluster.disposable ? withoutDisk : ''}`
  return (await control(cluster, ['start', '--timeout', '600', '--options', options])) === 0
}

/** PostgreSQL clears a dead server's file itself, but takes a reused number or a zombie for a running server. */
function removeForeignPidFile(data: string): void {
  const noted = readPidFile(data)
  if (noted && isAlive(noted.pid) && !runsOn(noted.pid, data)) rmSync(join(data, 'postmaster.pid'), { force: true })
}

function startNewLog(logFile: string): void {
  if ((statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > maxLogBytes) renameSync(logFile, `${logFile}.old`)
}

/** Disconnects remaining clients and returns when everything is on disk. */
export async function stopPostmaster(cluster: Cluster): Promise<void> {
  const postmaster = findPostmaster(cluster.data)
  if (!postmaster) return
  // Windows has no signals; elsewhere a signal avoids pg_ctl, which an update may have replaced.
  if (process.platform === 'win32') await control(cluster, ['stop', '--mode', 'fast'])
  else process.kill(postmaster.pid, 'SIGINT')
  const giveUpAt = Date.now() + stopTimeoutMs
  await until(20, async () => {
    if (findPostmaster(cluster.data)?.pid !== postmaster.pid) return true
    if (Date.now() > giveUpAt) throw new Error(`内置数据库没有按时停止，日志见 ${cluster.logFile}`)
    return undefined
  })
}

async function control({ native, data, account, logFile }: Cluster, args: string[]): Promise<number | null> {
  const file = join(native, 'bin', 'pg_ctl')
  return runAs({ file, args: [...args, '--pgdata', data, '--wait', '--silent'], account, logFile })
}

/** A free port on the loopback interface, the wanted one if possible. */
async function freePort(wanted = 0): Promise<number> {
  const probe = createServer()
  try {
    probe.listen(wanted, '127.0.0.1')
    await once(probe, 'listening')
    const address = probe.address()
    if (typeof address !== 'object' || !address) throw new Error('no port on the loopback interface')
    return address.port
  } catch (error) {
    if (wanted === 0) throw error
    return await freePort()
  } finally {
    probe.close()
  }
}
