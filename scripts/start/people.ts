import { Client } from 'pg'
import { Problem } from '../problem.ts'

/** Accounts of the studio in a database. `demo` of them were made for trying it out, with a publicly known password. */
export type StudioPeople = { all: number; demo: number }

/** Returns zeros when there is no table yet. */
export async function countPeople(url: string): Promise<StudioPeople> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query(
      `select to_regclass('users') is not null and exists (
         select from information_schema.columns where table_name = 'users' and column_name = 'demo') as is_there`,
    )
    if (!rows[0]?.is_there) return { all: 0, demo: 0 }
    const counted = await client.query('select count(*) as all, count(*) filter (where demo) as demo from users')
    return { all: Number(counted.rows[0]?.all), demo: Number(counted.rows[0]?.demo) }
  } finally {
    await client.end()
  }
}

/** Refuses a database that was used to try things out, so that it is not made public by mistake. */
export async function refuseDemoInProduction(url: string): Promise<void> {
  const { demo } = await countPeople(url)
  if (demo > 0)
    throw new Problem(
      `The database holds the demo (${demo} of its sign-ins) and this is a production server: name an empty one in DATABASE_URL or MENAGERIE_VAR, or set DEMO=on and DEMO_PASSWORD if the demo is meant to be public.`,
    )
}
