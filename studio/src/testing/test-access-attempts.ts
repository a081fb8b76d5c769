import { z } from 'zod'
import { type AccessDocument, newDocument } from './test-access-documents.ts'
import { type AccessRow, OPERATIONS, PEOPLE, type Who } from './test-access-table.ts'
import type { TestStudio } from './test-studio.ts'

export type Person = { id: string; collection: 'users' | 'customers'; [field: string]: unknown }
export type People = ReadonlyMap<Who, Person | undefined>

const madeDocument = z.looseObject({ id: z.string() })

/** Creates an account for each role of the table. */
export async function createPeople(studio: TestStudio): Promise<People> {
  const people = new Map<Who, Person | undefined>()
  for (const person of PEOPLE) {
    const { who } = person
    if (who === 'anonymous') people.set(who, undefined)
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

/** How a person tries each operation on a collection; resolves to whether it is allowed. */
export type Ways = {
  create: (collection: string, document: AccessDocument) => Promise<boolean>
  read: (collection: string, id: string) => Promise<boolean>
  versions: (collection: string, id: string) => Promise<boolean>
  update: (collection: string, id: string) => Promise<boolean>
  delete: (collection: string, id: string) => Promise<boolean>
}
type RightsOptions = { row: AccessRow; person: Person | undefined; ways: Ways; cell: string }

/** The permissions of a person in a row, in the letters of the table; operations with `.` in the cell are not tried. */
export async function findRights(studio: TestStudio, { row, person, ways, cell }: RightsOptions): Promise<string> {
  const { collection, isOwn } = row
  let made: Promise<string> | undefined
  const id = () => {
    made ??= findSubject(studio, collection, isOwn ? person : undefined)
    return made
  }
  let rights = ''
  for (const [at, operation] of OPERATIONS.entries()) {
    if (cell[at] === '.') {
      rights += '.'
      continue
    }
    const isAllowed =
      operation === 'create'
        ? await ways.create(collection, await newDocument(studio, collection))
        : await ways[operation](collection, await id())
    rights += isAllowed ? operation.slice(0, 1) : '-'
  }
  return rights
}

/** Attempts through the Local API with its access rules. */
export function localWays({ payload }: TestStudio, user: Person | undefined): Ways {
  const attempt = (method: (options: never) => unknown, collection: string, more: object) =>
    isAllowed(async () => {
      const answer = await Reflect.apply(method, payload, [{ collection, user, overrideAccess: false, ...more }])
      return foundDocuments.safeParse(answer).data?.totalDocs !== 0
    })
  return {
    create: (collection, document) => attempt(payload.create, collection, document),
    read: (collection, id) => attempt(payload.find, collection, { where: { id: { equals: id } } }),
    versions: (collection, id) => attempt(payload.findVersions, collection, { where: { parent: { equals: id } } }),
    update: (collection, id) => attempt(payload.update, collection, { id, data: {} }),
    delete: (collection, id) => attempt(payload.delete, collection, { id }),
  }
}

const foundDocuments = z.object({ totalDocs: z.number() })

/** The document to read, update and delete: the person's own one, or that of another person. */
async function findSubject(studio: TestStudio, collection: string, owner: Person | undefined): Promise<string> {
  if (owner?.collection === collection) return owner.id
  const stranger =
    collection === 'payload-preferences' ? await makePerson(studio, 'users', { role: 'admin' }) : undefined
  return (await makeDocument(studio, collection, {}, owner ?? stranger)).id
}

/**
 * Refused = Payload answers that it is forbidden, or that the document does not exist, or reports that the person is no
 * editor of the site.
 */
async function isAllowed(attempt: () => Promise<boolean>): Promise<boolean> {
  try {
    return await attempt()
  } catch (error) {
    if (error instanceof Error && ['Forbidden', 'NotFound'].includes(error.name)) return false
    if (error instanceof Error && /not an editor|field is invalid: You are/.test(error.message)) return false
    throw error
  }
}
