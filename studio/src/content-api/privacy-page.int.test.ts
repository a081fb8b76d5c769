import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT_ROOT } from '../platform/environment.ts'
import { openTestAccounts } from '../testing/test-accounts.ts'

const { query } = openTestAccounts()

/** Names of columns that are about a person. Columns of saves (`saved_by`, `saver_id`) have one row for all documents. */
const ABOUT_PERSON =
  '(^|_)(by|user|users|person|actor|assignee|recipient|agent|email|mail|telephone|phone|address)(_|$)'
const NO_PERSON = '^(saved_by|phone_(only|picture)|show_)'
/** Tables whose rows are about no person, or go with the person that they belong to, and why. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  articles: 'the name of an author, published by the company',
  payload_locked_documents_rels: 'the row of a person goes with the person',
  payload_preferences_rels: 'the row of a person goes with the person',
}

test('the inventory of personal data names every table with a column about a person', async () => {
  const page = readFileSync(join(PROJECT_ROOT, 'docs/security/privacy.md'), 'utf8')
  const rows = await query(
    `select case c.table_schema when 'public' then '' else c.table_schema || '.' end || c.table_name as name, array_agg(c.column_name::text) as columns
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema not in ('pg_catalog', 'information_schema') and t.table_type = 'BASE TABLE' and c.table_name not like '\\_%'
       and c.column_name ~ '${ABOUT_PERSON}' and c.column_name !~ '${NO_PERSON}' group by 1 order by 1`,
  )
  expect(rows.length).toBeGreaterThan(20)
  const isNamed = (name: unknown) => page.includes(`\`${name}\``) || LEFT_OUT[String(name)] !== undefined
  expect(rows.filter(({ name }) => !isNamed(name))).toEqual([])
  expect(Object.keys(LEFT_OUT).filter((name) => !rows.some((row) => row.name === name))).toEqual([])
})

test('every table and folder in the inventory of personal data exists', async () => {
  const page = readFileSync(join(PROJECT_ROOT, 'docs/security/privacy.md'), 'utf8')
  const table = page
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
  const places = table.flatMap((row) =>
    [...(row.split('|')[4] ?? '').matchAll(/`([a-z][a-z_.]+)`/g)].map(([, name]) => name),
  )
  expect(places.length).toBeGreaterThan(20)
  const missing = []
  for (const place of new Set(places))
    if (place !== 'saved_by' && (await query('select to_regclass($1) as there', [place]))[0]?.there === null)
      missing.push(place)
  expect(missing).toEqual([])
})
