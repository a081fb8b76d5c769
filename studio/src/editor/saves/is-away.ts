/** Statuses sent by a proxy if the studio is down, and by the studio if its database is: the request itself is not at fault. */
export const isAway = (status: number): boolean => status === 502 || status === 503 || status === 504
