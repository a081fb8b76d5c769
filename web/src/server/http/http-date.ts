export const HTTP_DATE_LENGTH = 29

let second = Number.NaN
let text = ''

export const toSecond = (now: number): number => Math.floor(now / 1_000)

/** Returns `Fri, 20 Nov 2026 19:47:07 GMT`, always of the same length; made once a second. */
export function httpDate(now: number): string {
  const asked = toSecond(now)
  if (asked !== second) {
    second = asked
    text = new Date(asked * 1_000).toUTCString()
  }
  return text
}
