import { BRAND_KEYS } from '@menagerie/sites/brand-locale'
import { type OuterService, serviceSchema } from '../service.ts'

/** One service for videos, two unknown ones (one with a long name, one that stores nothing), and one for newsletters. */
export const EXAMPLE_SERVICES: readonly OuterService[] = [
  serviceSchema.parse({ shows: 'video', platform: 'youtube', ask: 'first' }),
  serviceSchema.parse({
    shows: 'frame',
    id: 'planner',
    name: 'Futtermengenberechnungsprogramm',
    company: 'Futtermengenberechnungsgesellschaft mbH',
    privacy: 'https://planner.example/privacy',
    hosts: ['planner.example'],
    ask: 'first',
  }),
  serviceSchema.parse({
    shows: 'social',
    id: 'posts',
    name: 'Pawfeed',
    company: 'Pawfeed Ltd',
    privacy: 'https://pawfeed.example/privacy',
    script: 'https://pawfeed.example/feed.js',
    global: 'pawfeed',
    keys: Object.fromEntries(BRAND_KEYS.map((brand, at) => [brand, `key-${at + 1}`])),
    stores: [{ name: 'pawfeed_session_identifier_*', lasts: [30, 'day'], purpose: 'recognition' }],
  }),
  serviceSchema.parse({
    shows: 'newsletter',
    id: 'letters',
    name: 'Postpaw',
    company: 'Postpaw GmbH',
    privacy: 'https://postpaw.example/privacy',
    scripts: ['https://postpaw.example/1.js', 'https://postpaw.example/2.js', 'https://cdn.postpaw.example/3.js'],
    forms: { de_DE: 'form-de', nl_NL: 'form-nl' },
    sources: ['https://api.postpaw.example'],
    brands: BRAND_KEYS.slice(0, 1),
  }),
]
