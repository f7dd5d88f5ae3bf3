import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, rename, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

/**
 * Copies the files below a folder that another one lacks, and answers how many. A stored file never changes, so a second
 * time copies only what has come since, and what was deleted in between stays for older backups.
 */
export async function mirrorFiles(from: string, to: string): Promise<number> {
  let copied = 0
  for (const path of await listFiles(from)) {
    if (await copyMissing(join(from, path), join(to, path))) copied += 1
  }
  return copied
}

async function listFiles(folder: string): Promise<string[]> {
  const isThere = await stat(folder).catch(() => undefined)
  if (!isThere) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
  return files.map((entry) => relative(folder, join(entry.parentPath, entry.name)))
}

/** Appears under its name only when it is whole. */
async function copyMissing(from: string, to: string): Promise<boolean> {
  if (await stat(to).catch(() => undefined)) return false
  await mkdir(dirname(to), { recursive: true })
  await copyFile(from, `${to}.part`, constants.COPYFILE_FICLONE)
  await rename(`${to}.part`, to)
  return true
}
