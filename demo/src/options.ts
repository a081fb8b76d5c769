import { parseArgs } from 'node:util'
import { findById } from '@menagerie/sites/locales'
import type { BigWorld } from './big-world/plan-big-world.ts'

/** One site is enough to measure with, because search indexes and lists of pages belong to one brand-locale. */
const DEFAULT_LOCALES = 'tailwell/en_US'

export const HELP = `npm run seed [-- OPTIONS]     brings in what is missing of the demo; what editors changed stays
  --if-empty           does nothing when pages exist
  --report             only prints what the demo holds: counts per site and kind, and all together
A big world beside the demo, for benchmarks:
  --products N         N more products (at most 999999), made of the demo's families and words
  --articles N         N more articles
  --locales LIST       sites of one brand that get them, as tailwell/en_US,tailwell/nl_NL (${DEFAULT_LOCALES})
  --seed S             another world, from 1 to 99 (1); the same seed makes the same world`

export type Options = { help: boolean; ifEmpty: boolean; report: boolean; world: BigWorld }

/** Throws a sentence and the help text for invalid options. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parse(args)
  const locales = (values.locales ?? DEFAULT_LOCALES).split(',')
  const brands = new Set(locales.map((id) => findById(id)?.brand ?? refuse(`There is no site "${id}".`)))
  if (brands.size > 1) refuse('--locales names sites of one brand.')
  return {
    help: values.help ?? false,
    ifEmpty: values['if-empty'] ?? false,
    report: values.report ?? false,
    world: {
      products: toNumber('--products', values.products ?? '0', 0, 999_999),
      articles: toNumber('--articles', values.articles ?? '0', 0, 999_999),
      seed: toNumber('--seed', values.seed ?? '1', 1, 99),
      locales,
    },
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        help: { type: 'boolean' },
        'if-empty': { type: 'boolean' },
        report: { type: 'boolean' },
        products: { type: 'string' },
        articles: { type: 'string' },
        locales: { type: 'string' },
        seed: { type: 'string' },
      },
    })
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error))
  }
}

function toNumber(name: string, text: string, least: number, most: number): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < least || number > most || text.trim() === '')
    refuse(`${name} is a whole number from ${least} to ${most}.`)
  return number
}

function refuse(sentence: string): never {
  throw new Error(`${sentence}\n${HELP}`)
}
