const numbers = (count: number) => Array.from({ length: count }, (_, n) => n)
const partsOf = (time: string) => time.split(':').map(Number)

/** What a time picker keeps from being chosen, given the first and the last allowed `HH:mm:ss`. */
export function closedTimes([from, to]: readonly [string, string]) {
  const [fromHour = 0, fromMinute = 0, fromSecond = 0] = partsOf(from)
  const [toHour = 23, toMinute = 59, toSecond = 59] = partsOf(to)
  const inHour = (hour: number) => (minute: number) =>
    (hour === fromHour && minute < fromMinute) || (hour === toHour && minute > toMinute)
  const inMinute = (hour: number, minute: number) => (second: number) =>
    (hour === fromHour && minute === fromMinute && second < fromSecond) ||
    (hour === toHour && minute === toMinute && second > toSecond)
  return {
    disabledHours: () => numbers(24).filter((hour) => hour < fromHour || hour > toHour),
    disabledMinutes: (hour: number) => numbers(60).filter(inHour(hour)),
    disabledSeconds: (hour: number, minute: number) => numbers(60).filter(inMinute(hour, minute)),
  }
}
