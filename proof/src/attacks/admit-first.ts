import { z } from 'zod'
import type { Studio } from '../publishing/studio-processes.ts'
import { type CallStudio, openCalls } from './call-studio.ts'
import type { Tally } from './tally.ts'

/** The only user of the attacked studio. */
export const PERSON = { email: 'ada@studio.example', password: 'a long enough password', name: 'Ada' }

const signedIn = z.object({ token: z.string() })

/** Tries to become the first user of an empty studio as an outside visitor. Then adds the user as operators do, and returns that user's `call`. */
export async function admitFirst(studio: Studio): Promise<{ call: CallStudio; tally: Tally }> {
  const stranger = openCalls(studio.adminOrigin)
  const { status } = await stranger('POST', '/api/users/first-register', PERSON)
  await studio.addUser(PERSON)
  const { text } = await stranger('POST', '/api/users/login', PERSON)
  return {
    call: openCalls(studio.adminOrigin, signedIn.parse(JSON.parse(text)).token),
    tally: {
      name: 'the first visitor of an empty studio',
      tries: 1,
      faults: status === 403 ? [] : [`became a person: ${status}`],
    },
  }
}
