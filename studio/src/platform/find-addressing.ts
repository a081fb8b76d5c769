import { createAddressing } from '@menagerie/sites/addressing'

/** Addresses of the sites, as the sites have them (`web/src/platform/env.ts`). */
export function findAddressing() {
  const { ADDRESSING, WEB_PORT_TAILWELL = '3000', WEB_PORT_ALDERGROVE = '3100' } = process.env
  return createAddressing({
    mode: ADDRESSING === 'domains' ? 'domains' : 'local',
    localOrigins: {
      tailwell: `http://localhost:${WEB_PORT_TAILWELL}`,
      aldergrove: `http://localhost:${WEB_PORT_ALDERGROVE}`,
    },
  })
}
