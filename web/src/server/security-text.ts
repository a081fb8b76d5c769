const DAY_MS = 86_400_000
const GOOD_FOR_DAYS = 180

/** Returns security.txt (RFC 9116), valid for half a year from the day of the request; undefined without a contact. */
export function toSecurityText(contact: string | undefined, now: Date): string | undefined {
  if (contact === undefined) return undefined
  const day = Math.floor(now.getTime() / DAY_MS) + GOOD_FOR_DAYS
  return `Contact: ${contact}\nExpires: ${new Date(day * DAY_MS).toISOString()}\nPreferred-Languages: en\n`
}
