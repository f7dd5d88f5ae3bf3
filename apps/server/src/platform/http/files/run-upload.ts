import { rm } from 'node:fs/promises'
import type { FastifyRequest } from 'fastify'
import type { Platform } from '#platform/platform'
import { receiveFile } from './receive-file.ts'
import type { StaffContext, StoredUpload, UploadContext, UploadRoute } from '#platform/http/route'

type Save = (context: StaffContext) => unknown

/**
 * Receives the file, lets the handler check and store it, and only then opens the transaction that records it: a slow
 * client or store never holds a connection. On failure the file is removed.
 */
export async function runUpload(
  platform: Platform,
  route: UploadRoute,
  context: Omit<UploadContext, 'file'>,
  request: FastifyRequest,
  input: Record<string, unknown>,
  write: (save: Save, fingerprint: string) => Promise<unknown>,
): Promise<unknown> {
  const path = platform.incoming.newPath()
  const file = await receiveFile(path, request, route.endpoint.file?.maxBytes ?? 0)
  try {
    const stored = await route.handle({ ...context, file }, input)
    return await writeDown(stored, (save) => write(save, file.fingerprint))
  } finally {
    await rm(path, { force: true })
  }
}

async function writeDown(stored: StoredUpload<unknown>, write: (save: Save) => Promise<unknown>) {
  let isSaved = false
  try {
    const reply = await write(async (context) => {
      const result = await stored.save(context)
      isSaved = true
      return result
    })
    // A repeated call: the first upload's file is used.
    if (!isSaved) await stored.discard()
    return reply
  } catch (error) {
    // A failed commit may still have happened: better an orphaned file than a missing one.
    if (!isSaved) await stored.discard()
    throw error
  }
}
