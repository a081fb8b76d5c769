let running = 0

/** Counts a build while it runs, because other processes then get little processor time. */
export async function countBuild<T>(build: () => Promise<T>): Promise<T> {
  running += 1
  try {
    return await build()
  } finally {
    running -= 1
  }
}

export const isBuilding = (): boolean => running > 0
