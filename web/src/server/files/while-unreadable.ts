import { isFileDamage } from '../../replica/watch-file.ts'

/** Wraps a look-up: while the replica's file cannot be read because it is being replaced, returns 503 instead of an error of the site. */
export function whileUnreadable<Request, Found>(
  find: (request: Request) => Promise<Found>,
): (request: Request) => Promise<Found | { status: 503 }> {
  return async (request) => {
    try {
      return await find(request)
    } catch (error) {
      if (isFileDamage(error)) return { status: 503 }
      throw error
    }
  }
}
