/** Work that pauses now and then, so that its caller can do other things. */
export type Steps<Result> = Generator<void, Result>

const LONGEST_TURN_MS = 3

/** Runs all steps without a pause. */
export function runSteps<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

/** Runs steps, and lets other work of the thread run every few milliseconds. */
export async function runStepsSlowly<Result>(steps: Steps<Result>): Promise<Result> {
  let began = performance.now()
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
    if (performance.now() - began > LONGEST_TURN_MS) {
      await new Promise((resolve) => setImmediate(resolve))
      began = performance.now()
    }
  }
}
