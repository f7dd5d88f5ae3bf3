/** Names in the file to ids in the database, loaded once. Paths have no spaces around their slashes. */
export interface ImportNames {
  /** Of the third level, offered by the platform. */
  readonly categoryIds: ReadonlyMap<string, number>
  readonly offeredIds: ReadonlySet<number>
  readonly storeCategoryIds: ReadonlyMap<string, number>
  readonly brandIds: ReadonlyMap<string, number>
  readonly templateIds: ReadonlyMap<string, number>
  /** `brand:category` for which the platform offers the brand. */
  readonly brandsIn: ReadonlySet<string>
}
