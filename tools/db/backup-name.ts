import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** A new file in the folder for backups, named by the moment. */
export function newBackupFile(dataDir: string, prefix: string): string {
  const folder = join(dataDir, 'backups')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const moment = new Date()
    .toISOString()
    .replaceAll(/\.\d+Z|[-:]/g, '')
    .replace('T', '-')
  return join(folder, `${prefix}-${moment}.jsonl.gz`)
}
