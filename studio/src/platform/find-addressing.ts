import { createAddressing } from '@menagerie/sites/addressing'
import { SITE_PORTS } from '@menagerie/sites/site-ports'

/** Addresses of the sites, as the sites have them (`web/src/platform/env.ts`). */
export function findAddressing() {
  const { ADDRESSING } = process.env
  return createAddressing({
    mode: ADDRESSING === 'domains' ? 'domains' : 'local',
    localOrigins: Object.fromEntries(
      SITE_PORTS.map(({ brand, variable, usual }) => [brand, `http://localhost:${process.env[variable] || usual}`]),
    ),
  })
}
