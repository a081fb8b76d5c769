import { Client } from 'pg'
import { z } from 'zod'

/** Rows of every table, without values that differ between runs: times, and ids from the database. */
export type Dump = Map<string, unknown[]>

const TIMES = [
  'created_at',
  'updated_at',
  'version_created_at',
  'version_updated_at',
  'changed_at',
  'xid',
  'expires_at',
]
/** Tables without published documents, such as accounts and locks. */
const LEFT_OUT = /^(payload_|users|customers|submissions|document_reference_rules)/

const OLDER = 'an older version'

const tableRow = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()), own: z.boolean() })
type Table = z.infer<typeof tableRow>
const versionRow = z.object({ id: z.string(), parent_id: z.string(), latest: z.boolean() })
const rowRow = z.object({ id: z.string(), _uuid: z.string() })
const dataRow = z.object({ row: z.record(z.string(), z.unknown()) })

export async function dumpTables(url: string): Promise<Dump> {
  return withClient(url, async (client) => {
    const tables = await listTables(client)
    const versions = await readVersions(client, tables)
    const dump: Dump = new Map()
    for (const { schema, name, own } of tables) {
      const { rows } = await client.query(`select to_jsonb(t) as row from "${schema}"."${name}" t`)
      const texts = rows
        .map((row) => dataRow.parse(row).row)
        .filter((row) => !Object.values(row).some((value) => versions.get(String(value)) === OLDER))
        .map((row) => toComparable(row, own, versions))
      if (texts.length > 0) dump.set(name, texts.toSorted(byText))
    }
    return dump
  })
}

export async function emptyTables(url: string): Promise<void> {
  await withClient(url, async (client) => {
    const names = (await listTables(client)).map(({ schema, name }) => `"${schema}"."${name}"`)
    await client.query(`truncate ${names.join(', ')} cascade`)
  })
}

/** Lists tables with documents. `own` tells whether the demo sets the ids. */
async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query(`
    select table_schema as schema, table_name as name, array_agg(column_name::text) as columns,
      bool_or(column_name = 'id' and (data_type = 'character varying' or column_default = 'gen_random_uuid()')
        and table_name !~ '^_') as own
    from information_schema.columns
    where table_schema = 'public' or table_schema = 'published' and table_name = 'entry'
    group by 1, 2 order by 2`)
  return z
    .array(tableRow)
    .parse(rows)
    .map((table) => ({ ...table, own: table.own && !table.columns.includes('value') }))
    .filter(({ name }) => !LEFT_OUT.test(name))
}

/** Maps generated ids to their meaning: the latest version of a document, an older one, a row in a version. */
async function readVersions(client: Client, tables: readonly Table[]): Promise<Map<string, string>> {
  const versions = new Map<string, string>()
  for (const { name } of tables.filter(({ columns }) => columns.includes('latest'))) {
    const { rows } = await client.query(`select id, parent_id, latest from "${name}"`)
    for (const { id, parent_id, latest } of z.array(versionRow).parse(rows))
      versions.set(id, latest ? `latest version of ${parent_id}` : OLDER)
  }
  for (const { name } of tables.filter(({ columns }) => columns.includes('_uuid'))) {
    const { rows } = await client.query(`select id, _uuid from "${name}"`)
    for (const { id, _uuid } of z.array(rowRow).parse(rows)) versions.set(id, `row ${_uuid} in a version`)
  }
  return versions
}

function toComparable(row: Record<string, unknown>, own: boolean, versions: ReadonlyMap<string, string>) {
  const kept = Object.entries(row).filter(([column]) => !TIMES.includes(column) && (own || column !== 'id'))
  return Object.fromEntries(kept.map(([column, value]) => [column, versions.get(String(value)) ?? value]))
}

const byText = (a: unknown, b: unknown) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
