import { findCountryFacts } from '../countries.ts'

type Site = {
  country: string
  iso: string
  domain: string
  prefix: string
  international: boolean
  timeZone?: string | undefined
  map?: object | undefined
}
type Brand = {
  xDefault?: string | undefined
  fonts: { urgent: object }
  searchPrefix?: string | undefined
  sites: Record<string, Site>
}
type Facts = {
  brands: Record<string, Brand>
  fonts: object
  environments: Record<string, Record<string, string>>
}
type CompanyFault = { path: string[]; message: string }

/** Checks what a schema of one part cannot know: that the parts fit each other, and that nothing a site needs is unknown. */
export function findCompanyFaults(company: Facts): CompanyFault[] {
  const brands = Object.entries(company.brands)
  if (brands.length === 0) return [{ path: ['brands'], message: 'a company needs a brand' }]
  return [
    ...brands.flatMap(([key, brand]) => findBrandFaults(key, brand, company.fonts)),
    ...findSharedPrefixes(brands),
    ...findDomainFaults(brands),
    ...findEnvironmentFaults(company),
  ]
}

function findBrandFaults(key: string, brand: Brand, fonts: object): CompanyFault[] {
  const path = ['brands', key]
  const sites = Object.entries(brand.sites)
  if (sites.length === 0) return [{ path: [...path, 'sites'], message: 'a brand needs a site' }]
  const faults = sites.flatMap(([code, site]) => findSiteFaults([...path, 'sites', code], site))
  if (brand.xDefault !== undefined && !Object.hasOwn(brand.sites, brand.xDefault))
    faults.push({ path: [...path, 'xDefault'], message: `the brand has no site ${brand.xDefault}` })
  for (const name of new Set(Object.values(brand.fonts.urgent).flat()))
    if (!Object.hasOwn(fonts, name))
      faults.push({ path: [...path, 'fonts', 'urgent'], message: `there is no font ${name} in the company’s fonts` })
  if (sites.filter(([, site]) => site.international).length > 1)
    faults.push({ path: [...path, 'sites'], message: 'only one site can be the international one' })
  return faults
}

function findSiteFaults(path: string[], site: Site): CompanyFault[] {
  const faults: CompanyFault[] = []
  const known = findCountryFacts(site.country, site.international)
  const missing = (what: string, example: string) =>
    `the product does not know the country ${site.country}: write its ${what}, such as ${example}`
  if (known === undefined && site.timeZone === undefined)
    faults.push({ path: [...path, 'timeZone'], message: missing('time zone', "timeZone: 'Europe/Lisbon'") })
  if (known === undefined && site.map === undefined)
    faults.push({
      path: [...path, 'map'],
      message: missing('view of the map', 'map: { lat: 39.6, lng: -8.2, zoom: 6 }'),
    })
  const { region } = new Intl.Locale(site.iso)
  if (region !== site.country)
    faults.push({ path: [...path, 'iso'], message: `${site.iso} is not of the country ${site.country}` })
  return faults
}

type Brands = readonly (readonly [key: string, brand: Brand])[]

/** Finds brands with the same search prefix: their indexes would have the same names. */
function findSharedPrefixes(brands: Brands): CompanyFault[] {
  const byPrefix = Map.groupBy(brands, ([key, { searchPrefix }]) => searchPrefix ?? `${key}_`)
  return [...byPrefix.values()].flatMap(([first, ...others]) =>
    others.map(([key]) => ({
      path: ['brands', key, 'searchPrefix'],
      message: `${key} and ${first?.[0]} need different prefixes of their search indexes`,
    })),
  )
}

/** Checks that each domain has exactly one site without a prefix, no prefix twice, and sites of one brand only. */
function findDomainFaults(brands: Brands): CompanyFault[] {
  const sites = brands.flatMap(([brand, { sites }]) =>
    Object.entries(sites).map(([code, site]) => ({ brand, site, path: ['brands', brand, 'sites', code] })),
  )
  return [...Map.groupBy(sites, ({ site }) => site.domain)].flatMap(([domain, own]) => {
    const faults: CompanyFault[] = []
    const [first] = own
    for (const { brand, site, path } of own) {
      if (brand !== first?.brand) faults.push({ path: [...path, 'domain'], message: `${domain} belongs to two brands` })
      const same = own.find((other) => other.site.prefix === site.prefix)
      if (same !== undefined && same.site !== site)
        faults.push({
          path: [...path, 'prefix'],
          message: `${domain} has two sites ${site.prefix === '' ? 'without a prefix' : `with the prefix ${site.prefix}`}: give each its own`,
        })
    }
    if (own.every(({ site }) => site.prefix !== ''))
      faults.push({ path: [...(first?.path ?? []), 'prefix'], message: `${domain} needs one site without a prefix` })
    return faults
  })
}

function findEnvironmentFaults({ brands, environments }: Facts): CompanyFault[] {
  const domains = new Set(
    Object.values(brands).flatMap(({ sites }) => Object.values(sites).map(({ domain }) => domain)),
  )
  return Object.entries(environments).flatMap(([name, hosts]) => {
    const path = ['environments', name]
    const missing = [...domains].filter((domain) => !Object.hasOwn(hosts, domain))
    const unknown = Object.keys(hosts).filter((domain) => !domains.has(domain))
    const twice = Object.values(hosts).filter((host, at, all) => all.indexOf(host) !== at)
    return [
      ...missing.map((domain) => ({ path, message: `it has no host for ${domain}` })),
      ...unknown.map((domain) => ({ path, message: `no site has the domain ${domain}` })),
      ...twice.map((host) => ({ path, message: `${host} stands for two domains` })),
    ]
  })
}
