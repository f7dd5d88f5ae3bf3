import { z } from 'zod'
import { fetchFile } from '#platform/http/files/fetch-file'
import { defineJob } from '#platform/jobs/job'
import type { WriteContext } from '#platform/transactions'
import { isElsewhere, keepPictures } from './keep-pictures.ts'

/** Brings a buyer's pictures into the shop's own store: the console shows none of other servers. */
export const keepPicturesJob = defineJob({
  kind: 'keep-refund-pictures',
  payload: z.object({ refundNo: z.string() }),
  run: (context, { refundNo }) => keepPictures(context, refundNo, fetchFile),
})

export async function keepWhenElsewhere({ enqueue }: WriteContext, refundNo: string, pictures: readonly string[]) {
  if (pictures.some(isElsewhere)) await enqueue(keepPicturesJob, { refundNo })
}
