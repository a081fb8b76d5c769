import { findUnstorable } from '@menagerie/contract/human-text'
import {
  beforeChangeTraverseFields,
  beforeValidateTraverseFields,
  type FlattenedField,
  type PayloadRequest,
  type ValidationFieldError,
} from 'payload'
import { isValues, type Values } from '../../platform/values.ts'
import type { StoredDocument } from '../../publish/state/stored-documents.ts'
import { fieldsToFill } from './fields-to-fill.ts'
import type { NewDocument } from './new-document.ts'
import { type FieldRefusal, validateFields } from './validate-fields.ts'

type CheckedForm = { stored: StoredDocument; refusals: readonly FieldRefusal[] }

/**
 * Fills in a form and publishes it like an editor, except for storing it: defaults, hooks of fields, validation,
 * choices. Hooks of collections do not run, because they depend on the user and on stored documents.
 */
export async function checkForm(req: PayloadRequest, { collection, id, data }: NewDocument): Promise<CheckedForm> {
  const unstorable = findUnstorable(data)
  if (unstorable !== undefined)
    return { stored: { id }, refusals: [{ field: unstorable, message: 'contains a character that cannot be stored' }] }
  const { config } = req.payload.collections[collection]
  const form = { id, ...toLanguage(config.flattenedFields, copyPlain(data), req.locale ?? 'en') }
  const errors: ValidationFieldError[] = []
  const mergeLocaleActions: (() => Promise<void> | void)[] = []
  const shared = {
    collection: config,
    context: req.context,
    data: form,
    doc: {},
    fields: fieldsToFill(config.fields),
    global: null,
    operation: 'create' as const,
    overrideAccess: true,
    parentIndexPath: '',
    parentIsLocalized: false,
    parentPath: '',
    parentSchemaPath: '',
    req,
    siblingData: form,
    siblingDoc: {},
  }
  await beforeValidateTraverseFields(shared)
  await beforeChangeTraverseFields({
    ...shared,
    // Only read by Payload, for the languages that the form does not show.
    docWithLocales: data,
    siblingDocWithLocales: data,
    errors,
    fieldLabelPath: '',
    mergeLocaleActions,
    skipValidation: true,
  })
  const refusals = errors.map(({ path, message }) => ({ field: path, message }))
  await validateFields(
    { collectionSlug: collection, data: form, req, refusals },
    { fields: config.fields, values: form, path: [] },
  )
  for (const merge of mergeLocaleActions) await merge()
  return { stored: form, refusals }
}

/** Reduces localized fields to one language, as in a form. */
function toLanguage(fields: readonly FlattenedField[], data: Values, language: string): Values {
  const shown = { ...data }
  for (const field of fields) {
    const value = data[field.name]
    if (!isValues(value)) continue
    if ('localized' in field && field.localized) shown[field.name] = value[language]
    else if (field.type === 'group' || field.type === 'tab')
      shown[field.name] = toLanguage(field.flattenedFields, value, language)
  }
  return shown
}

/** Deep copy of JSON, several times as fast as `structuredClone`, which copies everything else, such as dates. */
function copyPlain<T>(value: T): T
function copyPlain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((part: unknown) => copyPlain(part))
  if (Object.getPrototypeOf(value) !== Object.prototype) return structuredClone(value)
  if (Object.hasOwn(value, '__proto__')) return structuredClone(value)
  const copy: Record<string, unknown> = {}
  for (const [name, part] of Object.entries(value)) copy[name] = copyPlain(part)
  return copy
}
