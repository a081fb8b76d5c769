import { OPENING_COLLECTIONS, type OpeningStep, type SiteOpening } from '../../model/opening/opening.ts'

/** What the form of a new document is given beside the site, so that what it makes is what the step asks for. */
const GIVEN: Readonly<Record<OpeningStep, (site: SiteOpening) => Readonly<Record<string, string>>>> = {
  settings: () => ({}),
  menu: () => ({ slot: 'header' }),
  home: () => ({ template: 'Homepage' }),
  privacy: ({ privacyPath }) => ({ path: privacyPath }),
}

/** Where a step is done in the admin: the form of its document, or that of a new one for this site. */
export function toStepPath(step: OpeningStep, site: SiteOpening): `/${string}` {
  const { id } = site.steps[step]
  const collection = `/collections/${OPENING_COLLECTIONS[step]}` as const
  if (id !== undefined) return `${collection}/${id}`
  return `${collection}/create?${new URLSearchParams({ site: site.id, ...GIVEN[step](site) })}`
}
