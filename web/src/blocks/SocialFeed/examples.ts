import type { SocialFeedBlock } from './schema.ts'

type Picture = SocialFeedBlock['pictures'][number]

const linked = (id: string): Picture => ({
  id,
  image: 'example-picture',
  link: `https://www.instagram.com/p/${id}/`,
})

/** Keys of pictures are those of `example-entries.ts`. */
export const socialFeedExamples: SocialFeedBlock[] = [
  {
    id: 'six',
    blockType: 'SocialFeed',
    title: 'Seen with you',
    tags: ['acme', 'muddy paws'],
    pictures: ['a', 'b', 'c', 'd', 'e', 'f'].map(linked),
  },
  {
    id: 'some-without-link',
    blockType: 'SocialFeed',
    title: 'Three of four',
    tags: [],
    pictures: [
      linked('a'),
      { id: 'plain', image: 'example-picture' },
      { id: 'gone', image: 'gone' },
      { ...linked('d'), image: 'example-portrait' },
    ],
  },
  { id: 'without-title', blockType: 'SocialFeed', tags: [], pictures: [{ id: 'plain', image: 'example-picture' }] },
]
