import { join } from 'node:path'
import { buildSite } from './bundling/build-site.ts'
import { SITE } from './bundling/shared-config.ts'

const begin = performance.now()
await buildSite(join(SITE, 'dist'))
console.log(`The site is built in ${((performance.now() - begin) / 1_000).toFixed(1)} s: web/dist`)
