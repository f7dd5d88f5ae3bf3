/** Two words for a switch that is shown as two choices. */
export const yesNo = (yes: string, no: string) => [
  { value: true, label: yes },
  { value: false, label: no },
]
