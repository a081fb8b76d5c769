import { isFileDamage } from '../../replica/watch-file.ts'

/** Finds what a request asks for. While the file of the replica cannot be read, it is on its way again: 503, and no error of the site. */
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
