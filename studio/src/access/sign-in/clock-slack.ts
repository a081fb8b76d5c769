/** A clock that is put right goes back by less; what is from later than that is not counted on. */
export const CLOCK_SLACK_S = 300
