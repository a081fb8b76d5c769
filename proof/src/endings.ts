const endings: (() => Promise<void>)[] = []

/** The start of a process says here how it ends, also when the proof is interrupted or fails. Ending twice must be harmless. */
export function atEnd(end: () => Promise<void>): void {
  endings.push(end)
}

/** The last started first. */
export async function endEverything(): Promise<void> {
  for (const end of endings.splice(0).toReversed()) await end().catch((error: unknown) => console.error(error))
}
