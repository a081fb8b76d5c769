import type { Payload, PayloadRequest, RequiredDataFromCollectionSlug } from 'payload'
import { z } from 'zod'
import { tryAndUndo } from '../../platform/try-and-undo.ts'
import { isValues } from '../../platform/values.ts'
import { FieldProblem } from '../../publish/parts/field-problem.ts'
import type { StoredDocument } from '../../publish/state/stored-documents.ts'
import { checkForm } from '../bulk/check-form.ts'
import type { FieldRefusal } from '../bulk/validate-fields.ts'
import type { DocumentKind } from './kinds.ts'

/** The form's objections to a document; none for a draft, which may be incomplete. */
export async function findSaveRefusals(
  req: PayloadRequest,
  kind: DocumentKind,
  document: StoredDocument,
): Promise<readonly FieldRefusal[]> {
  if (document._status === 'draft') return []
  const language = localizedFields(req.payload, kind)
    .flatMap((name) => Object.entries(isValues(document[name]) ? document[name] : {}))
    .find(([, text]) => text)?.[0]
  // The form shows one language: the check uses one that the document has.
  const asked: PayloadRequest = Object.create(req, { locale: { value: language ?? req.locale, writable: true } })
  const { refusals } = await checkForm(asked, { collection: kind, id: document.id, data: document })
  return refusals
}

type Saving = {
  kind: DocumentKind
  before: StoredDocument | undefined
  after: StoredDocument
  /** Languages in which texts change. */
  languages: readonly string[]
}

/** Saves a document and rolls it back. Returns the refusals. */
export const trySave = (payload: Payload, saving: Saving): Promise<readonly FieldRefusal[]> =>
  tryAndUndo(payload, null, (req) => saveDocument(payload, saving, req))

/** Saves a document like an editor. Returns the refusals. */
export async function saveDocument(
  payload: Payload,
  saving: Saving,
  req?: PayloadRequest,
): Promise<readonly FieldRefusal[]> {
  const { kind, before, after, languages } = saving
  const localized = localizedFields(payload, kind)
  const [first, ...rest] = languages
  const within = req === undefined ? {} : { req }
  const locale = first === undefined ? {} : { locale: toLocale(payload, first) }
  try {
    const data = { ...toLanguage(toChanged(before, after), localized, first) }
    const options = { depth: 0, ...locale, ...within }
    const { id } =
      before === undefined
        ? await create(payload, kind, data, after._status === 'draft', options)
        : // The document's own status takes precedence over the requested one.
          await payload.update({ collection: kind, id: before.id, data, ...options, draft: true })
    for (const language of rest) {
      const texts = Object.fromEntries(localized.map((name) => [name, textOf(after[name], language)]))
      const locale = toLocale(payload, language)
      await payload.update({ collection: kind, id, data: { ...texts }, depth: 0, locale, ...within })
    }
    return []
  } catch (error) {
    return toRefusals(error)
  }
}

/** Not validated here: the form's checks have confirmed that nothing is missing. */
const formSchema = z.custom<RequiredDataFromCollectionSlug<DocumentKind>>((data) => isValues(data))

type SaveOptions = { depth: number; locale?: ReturnType<typeof toLocale>; req?: PayloadRequest }

const create = (payload: Payload, collection: DocumentKind, data: object, isDraft: boolean, options: SaveOptions) =>
  isDraft
    ? payload.create({ collection, data: { ...data }, ...options, draft: true })
    : payload.create({ collection, data: formSchema.parse(data), ...options })

/** Moves a document to the bin if the kind has one, otherwise deletes it. */
export async function deleteDocument(payload: Payload, kind: DocumentKind, id: string): Promise<void> {
  const binned = { deletedAt: new Date().toISOString() }
  if (payload.collections[kind].config.trash) await payload.update({ collection: kind, id, data: binned, depth: 0 })
  else await payload.delete({ collection: kind, id, depth: 0 })
}

const localizedFields = (payload: Payload, kind: DocumentKind): string[] =>
  payload.collections[kind].config.flattenedFields.flatMap((field) =>
    'localized' in field && field.localized ? [field.name] : [],
  )

/** Keeps only changed fields, so that concurrent changes of others are not overwritten. */
function toChanged(before: StoredDocument | undefined, after: StoredDocument): object {
  if (before === undefined) return after
  const changed = Object.entries(after).filter(([name, value]) => value !== before[name])
  return Object.fromEntries([...changed, ...('_status' in after ? [['_status', after._status]] : [])])
}

function toLanguage(data: object, localized: readonly string[], language: string | undefined): object {
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, value]): [string, unknown][] => {
      if (!localized.includes(name)) return [[name, value]]
      return language === undefined ? [] : [[name, textOf(value, language)]]
    }),
  )
}

const textOf = (value: unknown, language: string): unknown => (isValues(value) ? value[language] : undefined)

function toLocale(payload: Payload, language: string) {
  const { localization } = payload.config
  const code = localization ? localization.localeCodes.find((each) => each === language) : undefined
  return z.enum(['en', 'de', 'nl', 'fr', 'es', 'it', 'da', 'no', 'sv', 'fi', 'pl', 'cs', 'hu', 'ru', 'uk']).parse(code)
}

const validationSchema = z.object({
  data: z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })).min(1) }),
})

function toRefusals(error: unknown): FieldRefusal[] {
  const validation = validationSchema.safeParse(error).data
  if (validation) return validation.data.errors.map(({ path, message }) => ({ field: path, message }))
  if (error instanceof FieldProblem) return error.all.map(({ field, message }) => ({ field, message }))
  return [{ field: '', message: error instanceof Error ? error.message : String(error) }]
}
