let second = Number.NaN
let text = ''

/** `Fri, 20 Nov 2026 19:47:07 GMT`, always 29 characters; made once a second. */
export function httpDate(now: number): string {
  const asked = Math.floor(now / 1000)
  if (asked !== second) {
    second = asked
    text = new Date(asked * 1000).toUTCString()
  }
  return text
}
