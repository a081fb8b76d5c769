let running = 0

/** Counts a build for as long as it runs: the processes beside it have little of the machine then. */
export async function countBuild<T>(build: () => Promise<T>): Promise<T> {
  running += 1
  try {
    return await build()
  } finally {
    running -= 1
  }
}

export const isBuilding = (): boolean => running > 0
