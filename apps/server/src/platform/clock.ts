/** The only source of the current time on the server; tests move it. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()
