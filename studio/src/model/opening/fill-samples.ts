import { brandOf } from '@menagerie/sites/brand'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import type { PayloadRequest } from 'payload'
import { readOpening } from './read-opening.ts'
import { SAMPLE_WORDS, type SampleWords } from './sample-words.ts'

type Sample = { collection: 'pages' | 'menus' | 'site-settings'; data: Record<string, unknown> }

/** Makes what the site lacks, as drafts: settings with the name of the brand, a home page, a contact page and the menu that leads there. */
export async function fillSamples(req: PayloadRequest, site: BrandLocale): Promise<void> {
  const { steps } = (await readOpening(req, [site.id])).sites[0] ?? {}
  if (steps === undefined) return
  const words = SAMPLE_WORDS[site.file]
  const { name } = brandOf(site)
  const make = async ({ collection, data }: Sample) =>
    await req.payload.create({
      collection,
      data: { ...data, site: site.id, _status: 'draft' },
      draft: true,
      overrideAccess: false,
      user: req.user,
      req,
    })
  if (steps.settings.state === 'missing') await make({ collection: 'site-settings', data: { company: { name } } })
  const contact = (await findContact(req, site)) ?? (await make({ collection: 'pages', data: toContactPage(words) })).id
  if (steps.home.state === 'missing')
    await make({ collection: 'pages', data: toHomePage(words, { brand: name, contact }) })
  if (steps.menu.state === 'missing')
    await make({
      collection: 'menus',
      data: { slot: 'header', items: [{ title: words.contact, link: { type: 'page', page: contact } }] },
    })
}

/** Publishes the documents of the steps, the contact page first, to which they lead. */
export async function publishSamples(req: PayloadRequest, site: BrandLocale): Promise<void> {
  const { steps } = (await readOpening(req, [site.id])).sites[0] ?? {}
  if (steps === undefined) return
  const publish = async (collection: Sample['collection'], id: string | undefined) => {
    if (id === undefined) return
    const data = { _status: 'published' as const }
    await req.payload.update({ collection, id, data, overrideAccess: false, user: req.user, req })
  }
  await publish('pages', await findContact(req, site))
  if (steps.home.state === 'draft') await publish('pages', steps.home.id)
  if (steps.menu.state === 'draft') await publish('menus', steps.menu.id)
  if (steps.settings.state === 'draft') await publish('site-settings', steps.settings.id)
}

async function findContact({ payload }: PayloadRequest, site: BrandLocale): Promise<string | undefined> {
  const { docs } = await payload.find({
    collection: 'pages',
    where: { site: { equals: site.id }, template: { equals: 'ContactPage' } },
    select: { site: true },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  return docs[0]?.id
}

const toContactPage = ({ contact, contactPath, contactText }: SampleWords) => ({
  title: contact,
  path: contactPath,
  template: 'ContactPage',
  shortDescription: contactText,
})

function toHomePage({ welcome, about, contact, text }: SampleWords, given: { brand: string; contact: string }) {
  const banner = {
    blockType: 'CtaBanner',
    colorTheme: '1',
    blockTitle: about,
    blockText: text,
    buttonText: contact,
    button: { type: 'page', page: given.contact },
  }
  return {
    title: welcome.replace('{brand}', given.brand),
    path: '',
    template: 'Homepage',
    shortDescription: text,
    main: [banner],
  }
}
