/** Password for local machines only; `npm start` prints it. */
export const LOCAL_DEMO_PASSWORD = 'wagging-tails'

export type DemoRole = 'admin' | 'editor' | 'reviewer' | 'backOffice'
type DemoUser = { email: string; name: string; role: DemoRole; sites?: readonly string[] }

export const DEMO_USERS: readonly DemoUser[] = [
  { email: 'admin@menagerie.example', name: 'Demo admin', role: 'admin' },
  {
    email: 'editor.nl@menagerie.example',
    name: 'Demo editor, Dutch sites',
    role: 'editor',
    sites: ['tailwell/nl_NL', 'tailwell/nl_BE', 'aldergrove/nl_NL'],
  },
  { email: 'reviewer@menagerie.example', name: 'Demo reviewer', role: 'reviewer' },
  { email: 'backoffice@menagerie.example', name: 'Demo back office', role: 'backOffice' },
]

/** A business customer of the demo (`content/people.ts`) that can sign in to the portal of a site. */
export const DEMO_CUSTOMER = { email: 'femke@denatteneus.example', site: 'tailwell/nl_NL' } as const

type Environment = Readonly<Record<string, string | undefined>>

export function demoPassword(env: Environment = process.env): string {
  return env.DEMO_PASSWORD || LOCAL_DEMO_PASSWORD
}

export type StudioCredentials = { email: string; password: string }

/** Returns the credentials of the demo's administrator, or of a person with another role. */
export function findCredentials(role: DemoRole = 'admin'): StudioCredentials {
  const person = DEMO_USERS.find((each) => each.role === role)
  if (person === undefined) throw new Error(`The demo has no person with the role ${role}`)
  return { email: person.email, password: demoPassword() }
}

/** Returns whether demo users are created: on a production server only with a password that its operator chose. */
export function hasDemoUsers(env: Environment = process.env): boolean {
  return env.MENAGERIE_PRODUCTION !== '1' || Boolean(env.DEMO_PASSWORD)
}
