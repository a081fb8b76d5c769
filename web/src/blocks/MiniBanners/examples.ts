import type { MiniBannersBlock } from './schema.ts'

type MiniBanner = MiniBannersBlock['banners'][number]

const mini = (id: string, title: string): MiniBanner => ({
  id,
  title,
  link: { type: 'page', kind: 'page', pageLink: 'example-page' },
  image: 'example-picture',
})

/** Keys of pages and pictures are those of `example-entries.ts`. */
export const miniBannersExamples: MiniBannersBlock[] = [
  {
    id: 'four',
    blockType: 'MiniBanners',
    banners: [
      mini('dogs', 'Dogs'),
      mini('cats', 'Cats and kittens'),
      mini('long', 'Nahrungsmittelunverträglichkeit'),
      { ...mini('shops', 'Find a shop'), link: { type: 'external', externalLink: 'https://shops.example/' } },
    ],
  },
  {
    id: 'three-one-without-picture',
    blockType: 'MiniBanners',
    banners: [
      mini('food', 'All our food'),
      { id: 'plain', title: 'Ask our experts', link: { type: 'anchor', anchorLink: 'experts' } },
      {
        ...mini('clinic', 'Find a clinic near you'),
        link: { type: 'external', externalLink: 'https://clinics.example/', externalTarget: '_blank' },
      },
    ],
  },
  { id: 'one', blockType: 'MiniBanners', banners: [mini('only', 'Only this')] },
]
