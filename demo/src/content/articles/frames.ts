import type { ArticleKind } from '@menagerie/contract/article'
import type { Stamp } from '@menagerie/contract/stamps'
import type { SubCategory } from './article-words.ts'

/** What an article has in every language. */
export type ArticleFrame<Name extends string> = {
  name: Name
  kind: ArticleKind
  created: string
  author: 'marit' | 'tobias' | 'ines' | 'wout'
  tags: readonly string[]
  category: SubCategory
  picture: string
  stamp?: Stamp
  /** Shown in a spotlight where the site sells them. */
  products?: readonly string[]
  /** Two pictures beside each other. */
  pictures?: readonly [string, string]
  also: readonly string[]
}

export type TailwellArticle =
  | 'first-days-with-a-puppy'
  | 'a-day-for-an-indoor-cat'
  | 'new-bottles-from-old'
  | 'hay-with-marigold'
  | 'brush-before-you-bathe'
  | 'starting-an-aquarium'

export const TAILWELL_FRAMES: readonly ArticleFrame<TailwellArticle>[] = [
  {
    name: 'first-days-with-a-puppy',
    kind: 'blog',
    created: '2026-04-16',
    author: 'ines',
    tags: ['puppies', 'training'],
    category: 'stories-dogs',
    picture: 'scene-dogs',
    stamp: 'dog',
    pictures: ['portrait-dog', 'author-marit'],
    also: ['article:brush-before-you-bathe', 'article:a-day-for-an-indoor-cat'],
  },
  {
    name: 'a-day-for-an-indoor-cat',
    kind: 'blog',
    created: '2026-11-05',
    author: 'tobias',
    tags: ['play'],
    category: 'stories-cats',
    picture: 'scene-cats',
    stamp: 'cat',
    also: ['article:first-days-with-a-puppy', 'page:care'],
  },
  {
    name: 'new-bottles-from-old',
    kind: 'news',
    created: '2026-03-12',
    author: 'marit',
    tags: ['behind-the-scenes'],
    category: 'news-company',
    picture: 'scene-about',
    products: ['10110', '10111', '20120'],
    also: ['page:about', 'article:hay-with-marigold'],
  },
  {
    name: 'hay-with-marigold',
    kind: 'news',
    created: '2026-09-03',
    author: 'marit',
    tags: ['behind-the-scenes'],
    category: 'news-products',
    picture: 'scene-rabbits',
    stamp: 'rabbit',
    products: ['40110', '40120'],
    also: ['article:new-bottles-from-old', 'page:care'],
  },
  {
    name: 'brush-before-you-bathe',
    kind: 'advice',
    created: '2026-05-20',
    author: 'marit',
    tags: ['grooming'],
    category: 'advice-care',
    picture: 'scene-care',
    stamp: 'dog',
    also: ['article:first-days-with-a-puppy', 'article:starting-an-aquarium'],
  },
  {
    name: 'starting-an-aquarium',
    kind: 'advice',
    created: '2026-10-08',
    author: 'tobias',
    tags: ['aquarium'],
    category: 'advice-home',
    picture: 'scene-fish',
    stamp: 'fish',
    also: ['article:brush-before-you-bathe', 'page:care'],
  },
]

export type AldergroveArticle =
  | 'a-day-in-the-kitchen'
  | 'walking-in-november'
  | 'a-slower-oven'
  | 'pumpkin-harvest'
  | 'changing-food'
  | 'the-picky-cat'

export const ALDERGROVE_FRAMES: readonly ArticleFrame<AldergroveArticle>[] = [
  {
    name: 'a-day-in-the-kitchen',
    kind: 'blog',
    created: '2026-02-19',
    author: 'wout',
    tags: ['behind-the-scenes'],
    category: 'stories-dogs',
    picture: 'grove-cooking',
    also: ['page:about', 'article:a-slower-oven'],
  },
  {
    name: 'walking-in-november',
    kind: 'blog',
    created: '2026-11-10',
    author: 'wout',
    tags: ['outdoors'],
    category: 'stories-dogs',
    picture: 'grove-dog-supplements',
    stamp: 'dog',
    pictures: ['grove-portrait-dog', 'author-wout'],
    also: ['article:changing-food', 'page:care'],
  },
  {
    name: 'a-slower-oven',
    kind: 'news',
    created: '2026-06-11',
    author: 'wout',
    tags: ['behind-the-scenes'],
    category: 'news-company',
    picture: 'grove-oven',
    products: ['70110', '70130'],
    also: ['article:a-day-in-the-kitchen', 'article:pumpkin-harvest'],
  },
  {
    name: 'pumpkin-harvest',
    kind: 'news',
    created: '2026-10-01',
    author: 'wout',
    tags: ['behind-the-scenes'],
    category: 'news-products',
    picture: 'grove-pumpkins',
    stamp: 'cat',
    products: ['80120'],
    also: ['article:the-picky-cat', 'article:a-slower-oven'],
  },
  {
    name: 'changing-food',
    kind: 'advice',
    created: '2026-03-25',
    author: 'wout',
    tags: ['feeding'],
    category: 'advice-care',
    picture: 'grove-dog-food',
    stamp: 'dog',
    also: ['article:the-picky-cat', 'page:care'],
  },
  {
    name: 'the-picky-cat',
    kind: 'advice',
    created: '2026-08-27',
    author: 'wout',
    tags: ['feeding'],
    category: 'advice-home',
    picture: 'grove-cat-snacks',
    stamp: 'cat',
    also: ['article:changing-food', 'article:pumpkin-harvest'],
  },
]
