import { Problem } from '../problem.ts'
import { DEMO } from './demo.ts'

/**
 * Tells whether `npm start` fills an empty database with the demo. It does on a local machine for the demo's own company, unless DEMO says otherwise; in
 * production it does only when DEMO asks for it.
 */
export function chooseDemo(
  env: NodeJS.ProcessEnv,
  production: boolean,
  demo: Pick<NonNullable<typeof DEMO>, 'isItsCompany' | 'localPassword'> | null = DEMO ?? null,
): boolean {
  const { DEMO: wish = '', DEMO_PASSWORD: password = '' } = env
  if (!['', 'on', 'off'].includes(wish)) throw new Problem(`DEMO is "${wish}": use on or off.`)
  if (demo === null && wish === 'on')
    throw new Problem('DEMO=on fills the database with the demo, and this checkout has none: leave it out.')
  if (!demo?.isItsCompany) {
    if (wish !== 'on') return false
    throw new Problem(
      'DEMO=on fills the sites of the demo’s own company, and MENAGERIE_COMPANY names another: leave one of them out.',
    )
  }
  if (!production) return wish !== 'off'
  if (wish !== 'on' && password !== '')
    throw new Problem(
      'DEMO_PASSWORD is set for a production server without the demo: leave it out, or set DEMO=on as well to show the demo to the public.',
    )
  if (wish === 'on' && (password === '' || password === demo.localPassword))
    throw new Problem(
      'DEMO=on on a production server shows invented shops and people to the public: leave it out, or choose the password of its sign-ins in DEMO_PASSWORD if that is meant.',
    )
  return wish === 'on'
}
