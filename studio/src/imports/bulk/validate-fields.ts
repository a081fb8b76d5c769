import type { Field, PayloadRequest, TabAsField } from 'payload'
import { isValues, type Values } from '../../platform/values.ts'

/** An objection of a form, with its field. */
export type FieldRefusal = { field: string; message: string }

type AnyField = Field | TabAsField

type Form = { collectionSlug: string; data: Values; req: PayloadRequest; refusals: FieldRefusal[] }
/** A level of the form: the document, a group or a row. */
type Level = { fields: readonly AnyField[]; values: Values; path: readonly string[]; block?: Values }

/**
 * Runs the validation of every visible field and collects the messages. Payload does the same when it stores a
 * document, but copies the whole document for each field, which takes most of its time.
 */
export async function validateFields(form: Form, level: Level): Promise<void> {
  for (const field of level.fields) if (isShown(form, level, field)) await validateField(form, level, field)
}

function isShown({ data, req }: Form, { values, path, block }: Level, field: AnyField): boolean {
  const condition = field.admin && 'condition' in field.admin ? field.admin.condition : undefined
  const where = { blockData: block ?? {}, operation: 'create' as const, path: [...path], user: req.user }
  return condition === undefined || Boolean(condition(data, values, where))
}

async function validateField(form: Form, level: Level, field: AnyField): Promise<void> {
  const { values, path, block } = level
  const name = 'name' in field ? field.name : undefined
  const value = name === undefined ? undefined : values[name]
  const own = name === undefined ? path : [...path, name]
  if (name !== undefined) await askRule(form, level, field, own, value)
  switch (field.type) {
    case 'row':
    case 'collapsible':
      return validateFields(form, { ...level, fields: field.fields })
    case 'group':
    case 'tab':
      return validateFields(form, {
        ...level,
        fields: field.fields,
        path: own,
        values: name ? toValues(value) : values,
      })
    case 'tabs':
      return validateFields(form, { ...level, fields: field.tabs.map((tab) => ({ ...tab, type: 'tab' as const })) })
    case 'array':
      for (const [index, row] of toRows(value).entries())
        await validateFields(form, {
          fields: field.fields,
          values: row,
          path: [...own, `${index}`],
          ...(block && { block }),
        })
      return
    case 'blocks':
      for (const [index, row] of toRows(value).entries()) {
        const fields = findBlockFields(form.req, row)
        await validateFields(form, { fields, values: row, path: [...own, `${index}`], block: row })
      }
  }
}

async function askRule(
  { collectionSlug, data, req, refusals }: Form,
  { values, block }: Level,
  field: AnyField,
  path: readonly string[],
  value: unknown,
): Promise<void> {
  const validate: unknown = 'validate' in field ? field.validate : undefined
  if (typeof validate !== 'function') return
  const answer: unknown = await validate(value, {
    ...field,
    blockData: block,
    collectionSlug,
    data,
    event: 'submit',
    operation: 'create',
    overrideAccess: true,
    path: [...path],
    preferences: { fields: {} },
    req,
    siblingData: values,
  })
  if (typeof answer === 'string') refusals.push({ field: path.join('.'), message: answer })
}

/** Fields of a block; unknown block types are reported by the validation of the area. */
function findBlockFields({ payload }: PayloadRequest, { blockType }: Values): readonly Field[] {
  const blocks: Readonly<Record<string, { fields: Field[] } | undefined>> = payload.blocks
  return blocks[String(blockType)]?.fields ?? []
}

const toValues = (value: unknown): Values => (isValues(value) ? value : {})
const toRows = (value: unknown): Values[] => (Array.isArray(value) ? value.filter(isValues) : [])
