/** What a proxy says while the studio behind it is away, and the studio while its database is: not a fault of what was sent. */
export const isAway = (status: number): boolean => status === 502 || status === 503 || status === 504
