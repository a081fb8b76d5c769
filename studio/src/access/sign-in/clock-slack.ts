/** Seconds by which a server's clock may be set back. A time further in the future than this is considered wrong. */
export const CLOCK_SLACK_S = 300
