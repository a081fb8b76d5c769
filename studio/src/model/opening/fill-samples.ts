import { brandOf } from '@menagerie/sites/brand'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { factsOf } from '@menagerie/sites/site-facts'
import type { PayloadRequest, Where } from 'payload'
import { PRIVACY_WORDS } from './content/privacy-words.ts'
import { SAMPLE_WORDS } from './content/sample-words.ts'
import { readOpening } from './read-opening.ts'
import { toContactPage, toHomePage, toPrivacyPage } from './to-sample-pages.ts'

type Collection = 'pages' | 'menus' | 'site-settings'
type FoundSample = { id: string; isDraft: boolean }

const CONTACT: Where = { template: { equals: 'ContactPage' } }
const BOTTOM: Where = { slot: { equals: 'bottom' } }

/**
 * Creates the missing documents of a site as drafts: a home page, a contact page and a menu that links to it; a privacy
 * page, a bottom menu that links to it once it is published, and settings with the brand and that page.
 */
export async function fillSamples(req: PayloadRequest, site: BrandLocale): Promise<void> {
  const { steps } = (await readOpening(req, [site.id])).sites[0] ?? {}
  if (steps === undefined) return
  const make = async (collection: Collection, data: Record<string, unknown>) => {
    const sample = { ...data, site: site.id, _status: 'draft' as const }
    const { id } = await req.payload.create({ collection, data: sample, draft: true, ...callerOf(req) })
    return id
  }
  const privacy = steps.privacy.id ?? (await make('pages', toPrivacyPage(site)))
  if (steps.settings.state === 'missing')
    await make('site-settings', { company: { name: brandOf(site).name }, features: { privacy } })
  if (steps.settings.state === 'draft' && steps.settings.id)
    await namePrivacyPage(req, site, steps.settings.id, privacy)
  const contact = (await findOwn(req, site, 'pages', CONTACT))?.id ?? (await make('pages', toContactPage(site)))
  if (steps.home.state === 'missing') await make('pages', toHomePage(site, contact))
  if (steps.menu.state === 'missing') await make('menus', toMenu('header', SAMPLE_WORDS[site.file].contact, contact))
  if ((await findOwn(req, site, 'menus', BOTTOM)) === undefined)
    await make('menus', toMenu('bottom', PRIVACY_WORDS[site.file].title, privacy))
}

/** Publishes the documents of the steps, link targets first. The privacy page is not published: the company must review it first. */
export async function publishSamples(req: PayloadRequest, site: BrandLocale): Promise<void> {
  const { steps } = (await readOpening(req, [site.id])).sites[0] ?? {}
  if (steps === undefined) return
  const publish = async (collection: Collection, id: string | undefined) => {
    if (id === undefined) return
    await req.payload.update({ collection, id, data: { _status: 'published' as const }, ...callerOf(req) })
  }
  await publish('pages', (await findOwn(req, site, 'pages', CONTACT))?.id)
  if (steps.home.state === 'draft') await publish('pages', steps.home.id)
  if (steps.menu.state === 'draft') await publish('menus', steps.menu.id)
  const bottom = await findOwn(req, site, 'menus', BOTTOM)
  if (bottom?.isDraft) await publish('menus', bottom.id)
  if (steps.settings.state === 'draft') await publish('site-settings', steps.settings.id)
}

const callerOf = (req: PayloadRequest) => ({ overrideAccess: false, user: req.user, req })

/** Adds the privacy page to settings that an editor has already created, unless the company's folder names one. */
async function namePrivacyPage(req: PayloadRequest, site: BrandLocale, id: string, privacy: string): Promise<void> {
  if (factsOf(site).features.privacy !== undefined) return
  const { payload } = req
  const { features } = await payload.findByID({ collection: 'site-settings', id, draft: true, depth: 0, req })
  if (features?.privacy) return
  const data = { features: { ...features, privacy } }
  await payload.update({ collection: 'site-settings', id, data, draft: true, ...callerOf(req) })
}

async function findOwn(
  { payload }: PayloadRequest,
  site: BrandLocale,
  collection: 'pages' | 'menus',
  only: Where,
): Promise<FoundSample | undefined> {
  const { docs } = await payload.find({
    collection,
    where: { and: [{ site: { equals: site.id } }, only] },
    select: { site: true, _status: true },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  return docs[0] && { id: docs[0].id, isDraft: docs[0]._status === 'draft' }
}

const toMenu = (slot: 'header' | 'bottom', title: string, page: string) => ({
  slot,
  items: [{ title, link: { type: 'page', page } }],
})
