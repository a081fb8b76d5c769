import type { OutboxState } from '../../platform/outbox.ts'

/** The studio is away for as long while it is replaced. */
const LATE_MS = 60_000

/** Returns what an operator should know about forms that wait for the studio. Visitors are served, so none of it makes a site unready. */
export function toOutboxFaults({ lanes, isFull, damage, trouble }: OutboxState, now: number): string[] {
  const lines = lanes.flatMap(({ brand, waiting, oldestAt, putOff, dead }) => {
    const lateS = Math.round((now - (oldestAt ?? now)) / 1_000)
    return [
      ...(lateS * 1_000 >= LATE_MS
        ? [`outbox: ${waiting} forms of ${brand} wait for the studio, the oldest for ${lateS} s`]
        : []),
      ...(putOff > 0 ? [`outbox: ${putOff} forms of ${brand} are put off, the studio could not take them`] : []),
      ...(dead > 0 ? [`outbox: ${dead} forms of ${brand} were refused by the studio for good and are kept`] : []),
    ]
  })
  return [
    ...(trouble === undefined ? [] : [`outbox: ${trouble}`]),
    ...(isFull ? ['outbox: no form can be stored, visitors are asked to try again later'] : []),
    ...lines,
    ...damage.map((text) => `outbox: ${text}`),
  ]
}
