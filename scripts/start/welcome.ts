import { DEMO_CUSTOMER, DEMO_USERS, demoPassword } from '@menagerie/demo/demo-users'
import type { StudioPeople } from './people.ts'
import type { StartSettings } from './settings.ts'

export function printWelcome({ ports, production, stateFolder }: StartSettings, people: StudioPeople, ms: number) {
  const lines = [
    '',
    `  Menagerie is ready after ${(ms / 1000).toFixed(1)} s.`,
    '',
    `  Tailwell      http://localhost:${ports.tailwell}/          also /nl-nl/ /de-de/ /ru-ru/ /ua-ua/ …`,
    `  Aldergrove    http://localhost:${ports.aldergrove}/`,
    `  Admin         http://localhost:${ports.admin}/admin`,
    `  Content API   http://localhost:${ports.contentApi}/`,
    '',
    ...listSignIns(people, production, ports.tailwell),
    '',
    `  Logs and data are in ${stateFolder}. Ctrl-C stops everything.`,
  ]
  console.log(lines.join('\n'))
}

/** Lists the sign-ins; none for a database with passwords of its people's own. */
function listSignIns({ all, demo }: StudioPeople, production: boolean, port: number): string[] {
  if (all === 0) return ['  Nobody can sign in to the admin yet: npm run user:add -- you@company.example']
  if (demo === 0 || production) return []
  const { email, site } = DEMO_CUSTOMER
  const staff = DEMO_USERS.map((user) => `  Sign in as    ${user.email.padEnd(32)} ${demoPassword()}   (${user.role})`)
  const path = `/${site.split('/')[1]?.replace('_', '-').toLowerCase()}/business/login/`
  return [...staff, `  Customer      ${email.padEnd(32)} ${demoPassword()}   (http://localhost:${port}${path})`]
}
