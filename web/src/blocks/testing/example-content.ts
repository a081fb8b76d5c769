import type { ArticleKind } from '@menagerie/contract/article'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { article, author, category, film, job, leaflet, page } from '../../content/testing/entries.ts'
import type { AnyPublished } from '../../replica/reader.ts'

const PICTURE = { image: 'example-picture' }
const DESCRIPTION = 'What a good day out needs, from the first steps in the morning to the last bowl at night.'
const PUPPIES = [{ code: 'puppies', displayName: 'Puppies' }]

const CAPTIONS = 'WEBVTT\n\n00:00.500 --> 00:03.000\nFive minutes a day are enough.\n'
const WORDS = 'A hand brushes a brown dog from neck to tail.\n\n“Five minutes a day are enough,” says a voice.'

const TITLES = [
  'A muddy path and a warm blanket',
  'Ten things to know before you bring a puppy home for the first time',
  'Autumn walks',
  'How the oat kibble is baked',
]
const ANIMALS = ['Dogs', 'Cats', 'Horses', 'Rabbits and other small animals', 'Parrots', 'Fish']
const JOBS = ['Baker of oat kibble', 'Vet nurse', 'Tierernährungsberaterin (m/w/d) im Außendienst', 'Driver']

/** Returns articles, pages, categories and authors that the blocks' examples refer to. */
export function toExampleContent({ brand, code }: BrandLocale): AnyPublished[] {
  const where = { brand, locale: code }
  const toArticles = (kind: ArticleKind) =>
    TITLES.map((title, index) => {
      const facts = { created: `2026-0${index + 1}-05T12:00:00Z`, showDate: true, tags: index === 0 ? [] : PUPPIES }
      const body = { ...PICTURE, ...facts, title, shortDescription: DESCRIPTION, role_type: kind }
      return article(`${kind}-${index + 1}`, body, where)
    })
  return [
    ...toArticles('news'),
    ...toArticles('advice'),
    ...Array.from({ length: 9 }, (_, index) => {
      const body = { ...PICTURE, title: `${TITLES[index % TITLES.length]}`, shortDescription: DESCRIPTION }
      return page(`grid-page-${index + 1}`, `advice/page-${index + 1}`, body, where)
    }),
    ...ANIMALS.map((displayName, index) =>
      category(`category-${index + 1}`, { ...PICTURE, displayName, linkedPage: 'example-page' }, where),
    ),
    ...JOBS.map((title, index) =>
      job(
        `job-${index + 1}`,
        {
          title,
          shortDescription: DESCRIPTION,
          ...(index > 0 && { location: 'Utrecht', hours: '32–40', validThrough: '2026-12-31' }),
        },
        where,
      ),
    ),
    leaflet('example-leaflet', { title: 'Ear drops for dogs', name: 'ear-drops.pdf' }),
    leaflet('long-leaflet', {
      title: 'Nahrungsmittelunverträglichkeitspräparat',
      name: 'präparat.pdf',
      bytes: 1_250_000,
    }),
    film('example-film', {
      captions: { en: CAPTIONS, nl: CAPTIONS },
      transcript: { en: WORDS, nl: WORDS, de: WORDS },
    }),
    film('upright-film', { mime: 'video/webm', width: 720, height: 1280 }),
    author('example-author', {
      name: 'Rosalind Meadowcroft',
      occupation: { en: 'Veterinary nurse and dog walker', nl: 'Dierenartsassistente en hondenuitlaatster' },
      emailAddress: 'rosalind@tailwell.example',
      telephone: '+31 (0)20 555 01 23',
      authorPortrait: 'example-author-portrait',
    }),
    author('quiet-author', { name: 'Bo' }),
  ]
}
