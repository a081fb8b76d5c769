import { createAddressing } from '@menagerie/sites/addressing'
import { SITE_PORTS } from '@menagerie/sites/site-ports'

/** Addressing of the sites, with the same settings as the sites (`web/src/platform/env.ts`). */
export function findAddressing() {
  const { ADDRESSING } = process.env
  return createAddressing({
    mode: ADDRESSING === 'domains' ? 'domains' : 'local',
    localOrigins: Object.fromEntries(
      SITE_PORTS.map(({ brand, variable, usual }) => [brand, `http://localhost:${process.env[variable] || usual}`]),
    ),
  })
}
