import { basename } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The specs that take longest, in that order. Started late, one of them would keep one worker busy alone at the end. */
const LONGEST = ['every-page', 'gallery', 'catalogue-small', 'pictures', 'product-editor', 'two-nodes', 'staff']

const rankOf = ({ moduleId }: TestSpecification) => {
  const rank = LONGEST.indexOf(basename(moduleId, '.spec.ts'))
  return rank < 0 ? LONGEST.length : rank
}

export class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]) {
    return Promise.resolve(files.toSorted((one, other) => rankOf(one) - rankOf(other)))
  }
}
