import { DEMO_USERS, demoPassword, hasDemoUsers } from '@menagerie/demo/demo-users'
import type { Settings } from './settings.ts'

export function printWelcome({ ports, production, stateFolder }: Settings, ms: number) {
  const showsSignIns = hasDemoUsers({ ...process.env, MENAGERIE_PRODUCTION: production ? '1' : '' })
  const lines = [
    '',
    `  Menagerie is ready after ${(ms / 1000).toFixed(1)} s.`,
    '',
    `  Tailwell      http://localhost:${ports.tailwell}/          also /nl-nl/ /de-de/ /ru-ru/ /ua-ua/ …`,
    `  Aldergrove    http://localhost:${ports.aldergrove}/`,
    `  Admin         http://localhost:${ports.admin}/admin`,
    `  Content API   http://localhost:${ports.contentApi}/`,
    '',
    ...(!showsSignIns
      ? []
      : DEMO_USERS.map((user) => `  Sign in as    ${user.email.padEnd(32)} ${demoPassword()}   (${user.role})`)),
    '',
    `  Logs and data are in ${stateFolder}. Ctrl-C stops everything.`,
  ]
  console.log(lines.join('\n'))
}
