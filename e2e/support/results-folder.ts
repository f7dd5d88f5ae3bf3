import { fileURLToPath } from 'node:url'

/** Pictures of the pages, and what was left of journeys that failed. */
export const resultsFolder = fileURLToPath(new URL('../results/', import.meta.url))
