/** The only clock: milliseconds since the epoch, so that tests can set it. */
export type Clock = () => number

export const systemClock: Clock = () => Date.now()
