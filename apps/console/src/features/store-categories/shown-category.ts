/** What the dialog is about: a category to be changed, or the place of a new one. */
export interface ShownCategory {
  readonly id?: number
  readonly pid?: number
}
