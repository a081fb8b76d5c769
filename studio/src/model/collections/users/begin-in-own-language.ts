import type { PayloadRequest } from 'payload'
import { findStudioLanguage } from '../../languages/studio-language.ts'

const SHARED_TEXTS = 'locale'

/** Sets the language of *Shared texts* to the user's, unless the user has chosen one there. */
export async function beginInOwnLanguage(req: PayloadRequest, person: string, profile: string | null | undefined) {
  const language = findStudioLanguage(profile) ?? findStudioLanguage(req.i18n.language)
  if (language === undefined || language === 'en') return
  const { payload } = req
  const owner = { 'user.value': { equals: person }, 'user.relationTo': { equals: 'users' } } as const
  const where = { key: { equals: SHARED_TEXTS }, ...owner }
  if ((await payload.count({ collection: 'payload-preferences', where, req })).totalDocs > 0) return
  const user = { relationTo: 'users' as const, value: person }
  await payload.db.create({
    collection: 'payload-preferences',
    data: { key: SHARED_TEXTS, user, value: language },
    req,
  })
}
