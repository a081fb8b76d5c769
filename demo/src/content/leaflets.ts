import type { DemoLeaflet } from './shared-schema.ts'

/** Package inserts: each is set from the words of a product on a site. */
export const LEAFLETS: DemoLeaflet[] = [
  { name: 'gentle-ear-care-en', site: 'tailwell/en_GB', sku: '20120', title: 'Package insert Gentle Ear Care' },
  { name: 'zachte-oorverzorging-nl', site: 'tailwell/nl_NL', sku: '20120', title: 'Bijsluiter oorverzorging' },
  { name: 'hert-en-appel-nl', site: 'aldergrove/nl_NL', sku: '70110', title: 'Voerwijzer Hert & Appel' },
]

/** Sites that offer a leaflet beside the one it is set from: they speak the same language. */
const ALSO_ON: Readonly<Record<string, readonly string[]>> = {
  'tailwell/en_GB': ['tailwell/en_US'],
  'tailwell/nl_NL': ['tailwell/nl_BE'],
}

/** Names of the leaflets of a product on a site. */
export function leafletsFor(site: string, sku: string): string[] {
  return LEAFLETS.filter((row) => row.sku === sku && [row.site, ...(ALSO_ON[row.site] ?? [])].includes(site)).map(
    ({ name }) => name,
  )
}
