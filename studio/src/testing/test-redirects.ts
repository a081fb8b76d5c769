import type { Redirect } from '../payload-types.ts'
import type { TestStudio } from './test-studio.ts'

type RedirectFields = Partial<Redirect>
export type TestTarget = Redirect['target']

/** Creates redirects like editors, through the real Local API. */
export function createTestRedirects({ payload }: Pick<TestStudio, 'payload'>) {
  const redirect = (from: string, target: TestTarget, data: RedirectFields = {}) =>
    payload.create({
      collection: 'redirects',
      data: { site: 'tailwell/nl_NL', from, match: 'exact', status: '301', target, ...data },
    })
  return {
    redirect,
    toPath: (from: string, path: string, data: RedirectFields = {}) => redirect(from, { type: 'path', path }, data),
    folder: (from: string, path: string, data: RedirectFields = {}) =>
      redirect(from, { type: 'path', path }, { match: 'prefix', ...data }),
    /** All redirects from an address, manual and automatic. */
    async from(from: string) {
      const { docs } = await payload.find({ collection: 'redirects', where: { from: { equals: from } }, depth: 0 })
      return docs
    },
  }
}

/** The only message of a refused save, and its field. */
export async function catchRefusal(save: Promise<unknown>): Promise<unknown> {
  const error: unknown = await save.then(
    () => undefined,
    (problem: unknown) => problem,
  )
  const isRefusal = typeof error === 'object' && error !== null && 'data' in error
  if (!isRefusal) throw new Error('The save was not refused at a field', { cause: error })
  const { data } = error
  const errors = typeof data === 'object' && data !== null && 'errors' in data ? data.errors : undefined
  return Array.isArray(errors) ? errors[0] : undefined
}
