import { z } from 'zod'
import type { TestStudio } from '../publish/test-studio.ts'
import { newDocument } from './test-access-documents.ts'
import { OPERATIONS, type Operation, PEOPLE, type Row, type Who } from './test-access-table.ts'

export type Person = { id: string; collection: 'users' | 'customers'; [field: string]: unknown }
export type People = ReadonlyMap<Who, Person | undefined>

const madeDocument = z.looseObject({ id: z.string() })

/** All roles of the table, with an account that exists. */
export async function createPeople(studio: TestStudio): Promise<People> {
  const people = new Map<Who, Person | undefined>()
  for (const person of PEOPLE) {
    const { who } = person
    if (who === 'nobody signed in') people.set(who, undefined)
    else if (who === 'a business customer')
      people.set(who, await makePerson(studio, 'customers', { state: 'approved' }))
    else people.set(who, await makePerson(studio, 'users', { role: person.role, sites: [...person.sites] }))
  }
  return people
}

async function makePerson(studio: TestStudio, collection: Person['collection'], more: object): Promise<Person> {
  return { ...(await makeDocument(studio, collection, more)), collection }
}

async function makeDocument(studio: TestStudio, collection: string, more = {}, user: Person | undefined = undefined) {
  const { data, file } = await newDocument(studio, collection)
  const options = { collection, data: { ...data, ...more }, ...(file && { file }), user }
  return madeDocument.parse(await Reflect.apply(studio.payload.create, studio.payload, [options]))
}

/** What a person can do in a row, in the letters of the table; what its cell leaves out with a `.` is not tried. */
export async function findRights(studio: TestStudio, row: Row, person: Person | undefined, cell: string) {
  const attempts = attemptsOf(studio, row, person)
  let rights = ''
  for (const [at, operation] of OPERATIONS.entries()) {
    if (cell[at] === '.') rights += '.'
    else rights += (await isAllowed(attempts[operation])) ? operation.slice(0, 1) : '-'
  }
  return rights
}

function attemptsOf(
  studio: TestStudio,
  { collection, isOwn }: Row,
  user: Person | undefined,
): Record<Operation, () => Promise<unknown>> {
  const { payload } = studio
  const asked = { collection, user, overrideAccess: false }
  let made: Promise<string> | undefined
  const id = () => {
    made ??= findSubject(studio, collection, isOwn ? user : undefined)
    return made
  }
  const call = async (method: (options: never) => unknown, more: object) =>
    Reflect.apply(method, payload, [{ ...asked, ...more }])
  return {
    create: async () => call(payload.create, await newDocument(studio, collection)),
    read: async () => countOf(await call(payload.find, { where: { id: { equals: await id() } } })) > 0,
    versions: async () => countOf(await call(payload.findVersions, { where: { parent: { equals: await id() } } })) > 0,
    update: async () => call(payload.update, { id: await id(), data: {} }),
    delete: async () => call(payload.delete, { id: await id() }),
  }
}

const foundDocuments = z.object({ totalDocs: z.number() })
const countOf = (found: unknown) => foundDocuments.parse(found).totalDocs

/** The document that is read, changed and deleted: the person's own, or one of another. */
async function findSubject(studio: TestStudio, collection: string, owner: Person | undefined): Promise<string> {
  if (owner?.collection === collection) return owner.id
  const stranger =
    collection === 'payload-preferences' ? await makePerson(studio, 'users', { role: 'admin' }) : undefined
  return (await makeDocument(studio, collection, {}, owner ?? stranger)).id
}

/** Refused = Payload answers that it is forbidden, or acts as if the document were not there, or names the site. */
async function isAllowed(attempt: () => Promise<unknown>): Promise<boolean> {
  try {
    return (await attempt()) !== false
  } catch (error) {
    if (error instanceof Error && ['Forbidden', 'NotFound'].includes(error.name)) return false
    if (error instanceof Error && /not an editor|field is invalid: You are/.test(error.message)) return false
    throw error
  }
}
