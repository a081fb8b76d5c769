/**
 * The expected permissions of all roles. One row per collection, one column per person, with one letter per operation:
 * create, read, versions, update, delete. `-` = refused; `.` = the operation does not exist.
 *
 * Documents of a site belong to `OWN_SITE`. A row with a comma in its name is about documents that belong to the
 * person.
 */
export const OPERATIONS = ['create', 'read', 'versions', 'update', 'delete'] as const

export const OWN_SITE = 'tailwell/nl_NL'
const OTHER_SITE = 'tailwell/de_DE'

/** The columns, from left to right. Persons without a role are not users of the studio. */
export const PEOPLE = [
  { who: 'an administrator', role: 'admin', sites: [] },
  { who: 'an editor of the site', role: 'editor', sites: [OWN_SITE] },
  { who: 'an editor of another site', role: 'editor', sites: [OTHER_SITE] },
  { who: 'an editor without a site', role: 'editor', sites: [] },
  { who: 'the catalogue', role: 'catalogue', sites: [] },
  { who: 'a reviewer', role: 'reviewer', sites: [] },
  { who: 'the back office', role: 'backOffice', sites: [] },
  { who: 'a business customer' },
  { who: 'anonymous' },
] as const
export type Who = (typeof PEOPLE)[number]['who']

//                  admin   own     other   none    catal   review  office  customer anon
const SITE = '      crvud   crvud   -rv--   -rv--   -rv--   -rv--   -rv--   -----   -----'
// Only administrators may delete documents with a bin permanently; the permission to move them to the bin:
// `bin/bin.int.test.ts`.
const BINNED = '    crvud   crvu-   -rv--   -rv--   -rv--   -rv--   -rv--   -----   -----'
const SHARED = '    crvud   crvu-   crvu-   crvu-   crvu-   -rv--   -rv--   -----   -----'
const CLOSED = '    --.--   --.--   --.--   --.--   --.--   --.--   --.--   --.--   --.--'
const STAFF = '     cr.ud   cr.ud   cr.ud   cr.ud   cr.ud   cr.ud   cr.ud   --.--   --.--'

export const ACCESS_TABLE: Readonly<Record<string, string>> = {
  pages: BINNED,
  articles: BINNED,
  jobs: BINNED,
  menus: BINNED,
  'product-texts': BINNED,
  categories: SITE,
  'site-settings': SITE,
  'search-settings': SITE,
  'search-synonyms': SITE,
  'search-rules': SITE,
  downloads: '                      cr.ud   cr.ud   -r.--   -r.--   -r.--   -r.--   -r.--   --.--   --.--',
  redirects: '                      crvud   crvu-   -rv--   -rv--   -rv--   -rv--   -rv--   -----   -----',
  glossary: '                       cr.ud   cr.u-   cr.u-   cr.u-   cr.u-   -r.--   -r.--   --.--   --.--',
  'preview-links': '                  cr.ud   cr.ud   -r.--   -r.--   -r.--   -r.--   -r.--   --.--   --.--',
  media: SHARED,
  films: SHARED,
  authors: SHARED,
  'product-facts': '                  crvud   -rvu-   -rvu-   -rv--   crvu-   -rv--   -rv--   -----   -----',
  'product-drafts': '                 -rvud   -rvud   -rv--   -rv--   -rv--   -rv--   -rv--   -----   -----',
  terms: SHARED,
  leaflets: SHARED,
  stores: SHARED,
  customers: '                      cr.ud   --.--   --.--   --.--   --.--   --.--   cr.u-   --.--   --.--',
  'account-events': '               -r.--   --.--   --.--   --.--   --.--   --.--   -r.--   --.--   --.--',
  'sign-ins': '                     -r.--   --.--   --.--   --.--   --.--   --.--   --.--   --.--   --.--',
  submissions: '                    -r.ud   --.--   --.--   --.--   --.--   --.--   -r.u-   --.--   --.--',
  subscribers: '                    -r.ud   --.--   --.--   --.--   --.--   --.--   -r.u-   --.--   --.--',
  mails: '                          -r.ud   --.--   --.--   --.--   --.--   --.--   --.--   --.--   --.--',
  receivers: '                      cr.ud   --.--   --.--   --.--   --.--   --.--   --.--   --.--   --.--',
  deliveries: '                     -r.ud   --.--   --.--   --.--   --.--   --.--   --.--   --.--   --.--',
  users: '                          cr.ud   --.--   --.--   --.--   --.--   --.--   --.--   --.--   --.--',
  'users, oneself': '               .r.u-   .r.u-   .r.u-   .r.u-   .r.u-   .r.u-   .r.u-   .....   .....',
  'payload-preferences': '          .-.--   .-.--   .-.--   .-.--   .-.--   .-.--   .-.--   --.--   --.--',
  'payload-preferences, own': '     cr.ud   cr.ud   cr.ud   cr.ud   cr.ud   cr.ud   cr.ud   --.--   .....',
  'payload-locked-documents': STAFF,
  'payload-jobs': CLOSED,
  'payload-kv': CLOSED,
  'payload-migrations': CLOSED,
}

/** Collections with accounts: the permission to enter the admin (`a`) and to unlock an account (`u`). */
export const ACCOUNT_TABLE: Readonly<Record<string, string>> = {
  users: '                          au      a-      a-      a-      a-      a-      a-      --      --',
}

export type AccessRow = { name: string; collection: string; isOwn: boolean; cells: readonly string[] }

export const rowsOf = (table: Readonly<Record<string, string>>): AccessRow[] =>
  Object.entries(table).map(([name, cells]) => {
    const [collection = '', own] = name.split(', ')
    return { name, collection, isOwn: own !== undefined, cells: cells.trim().split(/\s+/) }
  })
