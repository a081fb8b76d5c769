/** Seconds by which a clock of the server may be set back. A moment further in the future than this is taken for wrong. */
export const CLOCK_SLACK_S = 300
