import { BLOCK_FIELDS } from '@menagerie/web/blocks/block-fields'
import { BLOCK_SCHEMAS } from '@menagerie/web/blocks/block-schemas'
import type { Field } from 'payload'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { toPublishedBlocks } from './to-blocks.ts'

/** Enough items for every list of a form. */
const CHOSEN = 5
const lookup = {
  skuOf: (id: string) => id.replace(/\D+/, '100'),
  termOf: (id: string) => ({ vocabulary: 'tags', code: id, labels: {} }),
}

const flatten = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field) => (field.type === 'row' || field.type === 'collapsible' ? flatten(field.fields) : [field]))

const optionsOf = (field: Field) =>
  field.type === 'select' ? field.options.map((option) => (typeof option === 'string' ? option : option.value)) : []

/** A completely filled form; `choose` picks the option of a select. */
function fill(fields: readonly Field[], choose: (name: string, options: string[]) => string | undefined): object {
  const filled = flatten(fields).flatMap((field) => {
    if (!('name' in field)) return []
    return [[field.name, toStored(field, choose)] as const]
  })
  return Object.fromEntries(filled)
}

function toStored(field: Field, choose: Parameters<typeof fill>[1]): unknown {
  switch (field.type) {
    case 'select':
      return choose(field.name, optionsOf(field))
    case 'number':
      return field.min ?? CHOSEN
    case 'date':
      return '2026-05-01T12:00:00.000Z'
    case 'upload':
      return field.hasMany ? ['media-1'] : 'media-1'
    case 'relationship':
      return toRelation(field)
    case 'group':
      return fill(field.fields, (_name, [first]) => first)
    case 'array':
      return Array.from({ length: field.minRows ?? 1 }, (_, row) => ({
        id: `row-${row}`,
        ...fill(field.fields, choose),
      }))
    case 'richText':
      return { root: { children: [{ type: 'paragraph', children: [{ type: 'text', text: 'Words' }] }] } }
    case 'text':
      return field.hasMany ? ['Words'] : toText(field.admin?.placeholder)
    default:
      return 'Words'
  }
}

/** The placeholder shows which fields contain an address. */
const toText = (placeholder: unknown) => (placeholder === 'https://' ? 'https://example.org/a' : 'Words')

function toRelation({ relationTo, hasMany, maxRows = CHOSEN }: Extract<Field, { type: 'relationship' }>): unknown {
  const toOne = (number: number) => {
    const [first] = Array.isArray(relationTo) ? relationTo : []
    return first === undefined ? `${relationTo}-${number}` : { relationTo: first, value: `${first}-${number}` }
  }
  return hasMany ? Array.from({ length: Math.min(CHOSEN, maxRows) }, (_, index) => toOne(index + 1)) : toOne(1)
}

/** The completely filled form, once for each option of each of its selects. */
function fillInEveryWay(fields: readonly Field[]): object[] {
  const choices = flatten(fields).flatMap((field) =>
    'name' in field ? optionsOf(field).map((option) => ({ name: field.name, option })) : [],
  )
  const ways = choices.length > 0 ? choices : [{ name: '', option: '' }]
  return ways.map(({ name, option }) => fill(fields, (asked, [first]) => (asked === name ? option : first)))
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Names of all fields with a value; those in a list as `list.name`. */
function namesIn(block: object): string[] {
  return Object.entries(block).flatMap(([name, value]): string[] => {
    const items = Array.isArray(value) ? value : undefined
    if (value === undefined || items?.length === 0) return []
    return [name, ...(items ?? []).filter(isObject).flatMap((item) => namesIn(item).map((inner) => `${name}.${inner}`))]
  })
}

/** The same for all fields of a schema; the parts of formatted texts and references are no fields. */
function namesOf(schema: z.ZodObject): string[] {
  return Object.entries(schema.shape).flatMap(([name, part]) => {
    const item = part instanceof z.ZodArray ? part.element : undefined
    const inner = item instanceof z.ZodObject ? namesOf(item).map((each) => `${name}.${each}`) : []
    return [name, ...inner]
  })
}

describe.each(Object.entries(BLOCK_SCHEMAS))('%s', (blockType, schema) => {
  const form = BLOCK_FIELDS.find(({ slug }) => slug === blockType)?.fields ?? []
  const ways = fillInEveryWay(form)
  const published = ways.map((stored) => toPublishedBlocks([{ id: 'b', blockType, ...stored }], 'main', lookup)[0])

  test('can be published however its form is filled in', () => {
    for (const block of published) expect(schema.safeParse(block).error, JSON.stringify(block)).toBeUndefined()
  })

  test('publishes every field that is filled in', () => {
    const names = new Set(published.flatMap((block) => namesIn(schema.parse(block))))
    expect(namesOf(schema).filter((name) => !names.has(name))).toEqual([])
  })
})
