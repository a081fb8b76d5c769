import { sayLine } from './terminal.ts'

/** Runs one step and prints its name with its time. A failing step prints nothing, because its error is printed. */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  const result = await work()
  printTime(name, performance.now() - began)
  return result
}

export function printTime(name: string, ms: number) {
  sayLine(`  ✓ ${name.padEnd(18)} ${(ms / 1000).toFixed(1).padStart(7)} s`)
}
