import type { Field, FieldAccess, SanitizedCollectionConfig } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPeople, type People } from '../testing/test-access-attempts.ts'
import { PEOPLE } from '../testing/test-access-table.ts'
import { openTestStudio, type TestStudio } from '../testing/test-studio.ts'

/**
 * Permissions of fields with rules of their own, in addition to those of their collection: one letter each for create,
 * read and update. `.` = only the collection's rule applies. The columns are those of the table of collections.
 */
//                   admin own   other none  catal revw  offic cust  anon
const OURS = '         -.-   -.-   -.-   -.-   -.-   -.-   -.-   -.-   -.-'
const OF_CATALOGUE = ' c.u   -.-   -.-   -.-   c.u   -.-   -.-   -.-   -.-'
const OF_ADMINS = '    c.u   -.-   -.-   -.-   -.-   -.-   -.-   -.-   -.-'
const ADMINS_LATER = ' ..u   ..-   ..-   ..-   ..-   ..-   ..-   ..-   ..-'
const AS_FIRST = '     ..-   ..-   ..-   ..-   ..-   ..-   ..-   ..-   ..-'
const SECRET = '       ---   ---   ---   ---   ---   ---   ---   ---   ---'
// Read during a sign-in, although the collection is closed to everyone else.
const SIGNING_IN = '   .--   .--   .--   .--   .--   .--   .--   .--   .r-'
// Until a mail is sent, or a link is withdrawn; the tests of both check that it ends there.
const UNTIL_OVER = '   ..u   ..u   ..u   ..u   ..u   ..u   ..u   ..u   ..u'
// Only sent with a change, and never returned.
const ASKED_ONLY = '   .-.   .-.   .-.   .-.   .-.   .-.   .-.   .-.   .-.'

const SAVED = [
  'pages',
  'articles',
  'jobs',
  'authors',
  'menus',
  'media',
  'product-texts',
  'product-facts',
  'product-drafts',
  'categories',
  'terms',
  'films',
  'leaflets',
  'redirects',
  'stores',
  'site-settings',
  'search-settings',
  'search-synonyms',
  'search-rules',
]

/** Their texts may be those of a source, not translated yet. */
const TRANSLATED = [
  'pages',
  'articles',
  'jobs',
  'menus',
  'categories',
  'product-texts',
  'site-settings',
  'search-settings',
]

/** Permissions, and the fields of each collection that have them. */
const FIELD_TABLE: readonly [cells: string, fields: Readonly<Record<string, string>>][] = [
  [OURS, Object.fromEntries(SAVED.map((collection) => [collection, 'savedBy saverId savedOver']))],
  [OURS, Object.fromEntries(TRANSLATED.map((collection) => [collection, 'openTexts']))],
  [
    OURS,
    {
      redirects: 'origin',
      submissions: 'handledAt fields form email receivedAt brand site',
      subscribers: 'email state consentText consentAt confirmedAt unsubscribedAt brand site',
      mails:
        'subject html text recipient kind lastError attempts sentAt nextAttemptAt messageId replyTo unsubscribe brand site',
      deliveries: 'receiver submission form lastError body attempts sentAt nextAttemptAt brand site',
      'preview-links': 'address until by',
      'product-drafts': 'title product part listed base',
      users:
        'demo resetPasswordToken resetPasswordExpiration salt hash resetPasswordRequestedAt loginAttempts lockUntil',
    },
  ],
  [
    OF_CATALOGUE,
    {
      'product-facts':
        'sku article_number barcode name brands images video_url film specification ghs_symbols facets is_natural tags related variant_group',
    },
  ],
  [AS_FIRST, { terms: 'vocabulary' }],
  [SECRET, { subscribers: 'confirmHash stopHash' }],
  [OF_ADMINS, { users: 'role sites' }],
  [ADMINS_LATER, { users: 'email' }],
  [SIGNING_IN, { users: 'sessions' }],
  [UNTIL_OVER, { mails: 'state', deliveries: 'state', 'preview-links': 'withdrawn' }],
  [ASKED_ONLY, { users: 'ownPassword' }],
]

type Rules = Partial<Record<'create' | 'read' | 'update', FieldAccess>>

let studio: TestStudio
let people: People
beforeAll(async () => {
  studio = await openTestStudio()
  people = await createPeople(studio)
})
afterAll(() => studio.close())

test('every field with its own access rules is in the table and gives each person exactly the listed rights', () => {
  const found = studio.payload.config.collections.flatMap((collection) => listRules(collection))
  const wanted = FIELD_TABLE.flatMap(([cells, fields]) =>
    Object.entries(fields).flatMap(([collection, names]) =>
      names.split(' ').map((name) => [`${collection}.${name}`, cells.trim().split(/\s+/).join(' ')]),
    ),
  )
  expect(Object.fromEntries(found.map(([name, rules]) => [name, toCells(rules)]))).toEqual(Object.fromEntries(wanted))
})

function listRules({ slug, fields }: SanitizedCollectionConfig): [name: string, rules: Rules][] {
  const walk = (each: readonly Field[], path: string): [string, Rules][] =>
    each.flatMap((field) => {
      const name = 'name' in field && field.name ? `${path}.${field.name}` : path
      const own: [string, Rules][] = 'access' in field && hasRule(field.access) ? [[name, field.access ?? {}]] : []
      const below = 'fields' in field ? walk(field.fields, name) : []
      const tabs = field.type === 'tabs' ? field.tabs.flatMap((tab) => walk(tab.fields, name)) : []
      return [...own, ...below, ...tabs]
    })
  return walk(fields, slug)
}

const hasRule = (access: Rules | undefined) => Object.values(access ?? {}).some((rule) => rule !== undefined)

function toCells(rules: Rules): string {
  return PEOPLE.map(({ who }) => {
    const user = people.get(who) ?? null
    const ask = (rule: unknown) =>
      Reflect.apply(Object(rule), undefined, [{ req: { user, payload: studio.payload, context: {} } }])
    return (['create', 'read', 'update'] as const)
      .map((operation) => (rules[operation] === undefined ? '.' : ask(rules[operation]) ? operation.charAt(0) : '-'))
      .join('')
  }).join(' ')
}
