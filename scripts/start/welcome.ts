import { brandByKey } from '@menagerie/sites/brand'
import { BRAND_LOCALES, localesOf } from '@menagerie/sites/locales'
import { toLocalPrefix } from '@menagerie/sites/place'
import { DEMO } from './demo.ts'
import type { StudioPeople } from './people.ts'
import { listOpenPorts } from './services.ts'
import type { Ports, StartSettings } from './settings.ts'

const SHOWN_LOCALES = 3
const NAME_WIDTH = 14

export function printWelcome({ ports, production, stateFolder }: StartSettings, people: StudioPeople, ms: number) {
  const lines = [
    '',
    `  Menagerie is ready after ${(ms / 1000).toFixed(1)} s.`,
    '',
    ...listSites(ports),
    `  Admin         http://localhost:${ports.admin}/admin`,
    `  Content API   http://localhost:${ports.contentApi}/`,
    '',
    ...listSignIns(people, production, ports),
    '',
    `  Logs and data are in ${stateFolder}. Ctrl-C stops everything.`,
  ]
  console.log(lines.join('\n'))
}

/** Lists each brand with its address, and the addresses of some of its other locales. */
export function listSites(ports: Pick<Ports, 'sites'>, path = '', env: NodeJS.ProcessEnv = process.env): string[] {
  if (env.ADDRESSING === 'domains') return listDomains(listOpenPorts(ports, env))
  return ports.sites.map(({ brand, port }) => {
    const others = localesOf(brand).slice(1, SHOWN_LOCALES + 1)
    const more = others.map((site) => `/${toLocalPrefix(site)}/${path}`).join(' ')
    const also = more === '' ? '' : `          also ${more}${localesOf(brand).length > SHOWN_LOCALES + 1 ? ' …' : ''}`
    return `  ${brandByKey(brand).name.padEnd(NAME_WIDTH)}http://localhost:${port}/${path}${also}`
  })
}

/** Lists domains. All are served at one port: through a proxy, or with `curl -H 'Host: …'`. */
const listDomains = (sites: Ports['sites']): string[] => [
  `  All domains   http://localhost:${sites[0]?.port}/, by the name of the host`,
  ...new Set(BRAND_LOCALES.map(({ domain }) => `                ${domain}`)),
]

/** Lists the sign-ins. There are none for a database whose users have their own passwords. */
function listSignIns({ all, demo }: StudioPeople, production: boolean, ports: Ports): string[] {
  if (all === 0) {
    const company = process.env.MENAGERIE_COMPANY
    const before = company ? `MENAGERIE_COMPANY=${company} ` : ''
    return [`  No account can sign in to the admin yet: ${before}npm run user:add -- you@company.example`]
  }
  if (demo === 0 || production || DEMO === undefined) return []
  const { password, staff: users, customer } = DEMO
  const { email, site } = customer
  const staff = users.map((user) => `  Sign in as    ${user.email.padEnd(32)} ${password}   (${user.role})`)
  const [brand, code] = site.split('/')
  const port = ports.sites.find((each) => each.brand === brand)?.port
  const path = `/${code?.replace('_', '-').toLowerCase()}/business/login/`
  return [...staff, `  Customer      ${email.padEnd(32)} ${password}   (http://localhost:${port}${path})`]
}
