import { OPENING_COLLECTIONS, type OpeningStep, type SiteOpening } from '../../model/opening/opening.ts'

/** Parameters for the form of a new document besides the site, so that it fulfils the step. */
const GIVEN: Readonly<Record<OpeningStep, (site: SiteOpening) => Readonly<Record<string, string>>>> = {
  settings: () => ({}),
  menu: () => ({ slot: 'header' }),
  home: () => ({ template: 'Homepage' }),
  privacy: ({ privacyPath }) => ({ path: privacyPath }),
}

/** Path in the admin for a step: the form of its document, or of a new one for this site. */
export function toStepPath(step: OpeningStep, site: SiteOpening): `/${string}` {
  const { id } = site.steps[step]
  const collection = `/collections/${OPENING_COLLECTIONS[step]}` as const
  if (id !== undefined) return `${collection}/${id}`
  return `${collection}/create?${new URLSearchParams({ site: site.id, ...GIVEN[step](site) })}`
}
