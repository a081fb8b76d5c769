const endings: (() => Promise<void>)[] = []

/** Registers how a process is ended, also when the proof is interrupted or fails. Ending it twice must be harmless. */
export function atEnd(end: () => Promise<void>): void {
  endings.push(end)
}

/** Ends everything, the last started first. */
export async function endEverything(): Promise<void> {
  for (const end of endings.splice(0).toReversed()) await end().catch((error: unknown) => console.error(error))
}
