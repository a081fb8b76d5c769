import type { Studio } from '../publishing/studio-processes.ts'
import { PERSON } from './admit-first.ts'
import { countInlineScripts, gradeHeaders } from './grade-headers.ts'
import type { Tally } from './tally.ts'

/** Paths requested with and without a session: pages, missing pages, answers of the API, files. */
const PATHS = [
  '/',
  '/admin',
  '/admin/login',
  '/admin/forgot',
  '/admin/logout',
  '/admin/account',
  '/admin/collections/pages',
  '/admin/collections/pages/create',
  '/admin/collections/media',
  '/admin/collections/no-such-list',
  '/admin/no-such-page',
  '/no-such-page',
  '/no/such/page.html',
  '/api',
  '/api/toString',
  '/admin/%zz',
  '/api/pages',
  '/api/users/me',
  '/api/no-such-list',
  '/api/media/file/no-such-picture.jpg',
  '/healthz',
  '/readyz',
]
const SCRIPT = /<script[^>]+src="(?<path>\/_next\/[^"]+)"/

/** S1 of the admin: grades its answers, and finds scripts inside its pages. The cookies of its sign-in can be tested only over https. */
export async function gradeAdmin({ adminOrigin }: Studio): Promise<Tally> {
  const ask = (path: string, cookie = '') =>
    fetch(`${adminOrigin}${path}`, { headers: { accept: 'text/html', cookie }, redirect: 'manual' })
  const signIn = await fetch(`${adminOrigin}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(PERSON),
  })
  const cookie = signIn.headers.getSetCookie().map((each) => each.split(';')[0])
  const script = SCRIPT.exec(await (await ask('/admin/login')).text())?.groups?.path
  const faults = script === undefined ? ['the sign-in has no script'] : []
  const grades: Record<string, number> = {}
  const asked = [...PATHS, ...(script === undefined ? [] : [script])]
  for (const who of ['', cookie.join('; ')]) {
    for (const path of asked) {
      const answer = await ask(path, who)
      const { grade, points, missed } = gradeHeaders(answer.headers)
      const shown = `${path} (${answer.status}${who && ', signed in'})`
      grades[`${grade} ${points}`] = (grades[`${grade} ${points}`] ?? 0) + 1
      if (grade !== 'A+') faults.push(`${shown}: ${grade}, without ${missed.join(', ')}`)
      const inline = countInlineScripts(await answer.text())
      if (inline > 0) faults.push(`${shown}: ${inline} scripts without a nonce`)
    }
  }
  const note = Object.entries(grades).map(([grade, count]) => `${count} × ${grade}`)
  return { name: 'headers of the admin: grade A+', tries: 2 * asked.length, faults, note: note.join(', ') }
}
