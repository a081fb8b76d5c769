/** The only source of time, in milliseconds since the epoch, so that tests can set it. */
export type Clock = () => number

export const systemClock: Clock = () => Date.now()
