import type { Payload } from 'payload'
import type { Role } from '../access/roles.ts'
import { noteSignIn } from '../access/sign-in/note-sign-in.ts'
import { createSecretToken } from '../access/sign-in/secret-token.ts'
import { createResetLink } from '../model/collections/users/reset-link.ts'
import { findStudioOrigin } from '../platform/studio-origin.ts'
import { toPlainQuery } from '../platform/to-plain-query.ts'

/**
 * Hours for choosing the first password. The owner chooses it: a generated one would remain in a mail, a note or a
 * terminal.
 */
const FIRST_LINK_HOURS = 24
const BY_COMMAND = { address: '', agent: 'a command on the server' }

type NewPerson = { email: string; name: string; role: Role; sites: string[] }

/**
 * Adds a user of the studio, and returns how to sign in: with the given password, or by a link that can be used once.
 */
export async function addPerson(payload: Payload, person: NewPerson, password = ''): Promise<string> {
  const { email, role } = person
  if ((await findIds(payload, email)).length > 0)
    throw new Error(`${email} has an account already; --link prints a new link to a password`)
  // Without a password, a random one is set that is never shown.
  await payload.create({
    collection: 'users',
    data: { ...person, password: password || createSecretToken() },
    depth: 0,
  })
  if (password !== '') return `${email} (${role}) can sign in with the password of USER_PASSWORD.`
  return `${email} (${role}) has an account. ${await linkTo(payload, email)}`
}

/** Creates a new link if the first one was used or has expired, and mails do not reach the user yet. */
export async function linkTo(payload: Payload, email: string): Promise<string> {
  const [id] = await findIds(payload, email)
  if (id === undefined) throw new Error(`There is no person ${email}`)
  const query = toPlainQuery(async (statement) => (await payload.db.drizzle.execute(statement)).rows)
  const path = await createResetLink(query, id, FIRST_LINK_HOURS * 60)
  await noteSignIn(query, { id, email }, 'reset-asked', BY_COMMAND)
  return `The password is chosen here, once and within ${FIRST_LINK_HOURS} hours:\n${findStudioOrigin()}${path}`
}

async function findIds(payload: Payload, email: string): Promise<string[]> {
  const { docs } = await payload.find({ collection: 'users', where: { email: { equals: email } }, depth: 0 })
  return docs.map(({ id }) => id)
}
