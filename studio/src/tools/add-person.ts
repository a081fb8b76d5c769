import type { Payload } from 'payload'
import type { Role } from '../access/roles.ts'
import { noteSignIn } from '../access/sign-in/note-sign-in.ts'
import { createSecretToken } from '../access/sign-in/secret-token.ts'
import { createResetLink } from '../model/collections/users/reset-link.ts'
import { findStudioOrigin } from '../platform/studio-origin.ts'
import { toPlainQuery } from '../platform/to-plain-query.ts'

/** A first password is its owner's from the beginning: none is made that a mail, a note or a terminal would keep. */
const FIRST_LINK_HOURS = 24
const BY_COMMAND = { address: '', agent: 'a command on the server' }

type NewPerson = { email: string; name: string; role: Role; sites: string[] }

/** Adds a person of the studio, and says how it signs in: with the given password, or by a link that is good once. */
export async function addPerson(payload: Payload, person: NewPerson, password = ''): Promise<string> {
  const { email, role } = person
  if ((await findIds(payload, email)).length > 0)
    throw new Error(`${email} has an account already; --link prints a new link to a password`)
  // Without one, a password that no reader ever sees.
  await payload.create({
    collection: 'users',
    data: { ...person, password: password || createSecretToken() },
    depth: 0,
  })
  if (password !== '') return `${email} (${role}) can sign in with the password of USER_PASSWORD.`
  return `${email} (${role}) has an account. ${await linkTo(payload, email)}`
}

/** Makes a new link where the first one is used up or too old, and no mail reaches the person yet. */
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
