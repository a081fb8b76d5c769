const DAY_MS = 86_400_000
const GOOD_FOR_DAYS = 180

/** As programs of finders read it (RFC 9116). It is good for half a year from the day on which it is asked for; without a contact there is none. */
export function toSecurityText(contact: string | undefined, now: Date): string | undefined {
  if (contact === undefined) return undefined
  const day = Math.floor(now.getTime() / DAY_MS) + GOOD_FOR_DAYS
  return `Contact: ${contact}\nExpires: ${new Date(day * DAY_MS).toISOString()}\nPreferred-Languages: en\n`
}
