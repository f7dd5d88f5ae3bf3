import { z } from 'zod'

/**
 * What the pages of an area show is different now, over the live channel, for everybody who may read it. It says no more
 * than that and is kept nowhere: whoever hears it asks anew.
 */
export const areaNews = z.object({ changed: z.string() })
