import { join } from 'node:path'
import type { Config } from '#platform/config'
import { DiskStore } from './disk-store.ts'
import type { FileStore } from './file-store.ts'
import { S3Store } from './s3-store.ts'

export const openStore = ({ dataDir, s3 }: Config): FileStore =>
  s3 ? new S3Store(s3) : new DiskStore(join(dataDir, 'files'))
