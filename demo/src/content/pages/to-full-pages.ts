import { findById } from '@menagerie/sites/locales'
import { storeFinderPath } from '@menagerie/sites/route-words'
import type { AnimalKind } from '../../pictures/palette.ts'
import type { DemoBlock } from '../block-schema.ts'
import type { DemoPageInput } from '../schema.ts'
import { type FullInput, skusFor } from './full-input.ts'
import type { FullAnimal } from './full-look.ts'
import type { AnimalWords, PageWords } from './site-words.ts'

export function toFullPages<A extends AnimalKind>(input: FullInput<A>): DemoPageInput[] {
  const { look } = input
  return [
    toHome(input),
    ...look.animals.map((animal) => toAnimalPage(input, animal)),
    toAbout(input),
    toContact(input),
    toCare(input),
    toStores(input),
  ]
}

function toHome<A extends AnimalKind>(input: FullInput<A>): DemoPageInput {
  const { words, look } = input
  const { home } = words
  return {
    name: 'home',
    path: '',
    template: 'Homepage',
    title: home.title,
    subTitle: home.subTitle,
    metaTitle: home.metaTitle,
    metaDescription: home.meta,
    main: [
      { block: 'ProductGridSmall', title: home.gridTitle, products: [...look.grids[0]] },
      {
        block: 'FullWidthBanner',
        ...home.care,
        picture: look.care,
        target: 'page:care',
        ...look.careBanner,
      },
      { block: 'ProductGridSmall', title: home.secondGridTitle, products: [...look.grids[1]] },
      {
        block: 'CtaBanner',
        ...home.about,
        theme: look.about.theme,
        picture: look.about.banner,
        target: 'page:about',
      },
    ],
  }
}

/** Makes a page about an animal: information, its first product and a closing text. The template lists the other products. */
function toAnimalPage<A extends AnimalKind>(input: FullInput<A>, animal: FullAnimal<A>): DemoPageInput {
  const words: AnimalWords = input.words.animals[animal.kind]
  const [sku = ''] = skusFor(input, animal.kind)
  const first = input.products.find((product) => product.sku === sku)
  const pack = first?.images?.[0] ?? input.facts.find((facts) => facts.sku === sku)?.pictures[0]
  return {
    ...toFrame(animal.page, words),
    template: 'MainCategory',
    picture: animal.scene,
    bottomTitle: words.bottomTitle,
    bottomText: words.bottomText,
    main: [
      { block: 'RichText', content: words.content },
      ...(words.quote
        ? [{ block: 'BlockQuote' as const, ...words.quote, ...(animal.stamp && { stamp: animal.stamp }) }]
        : []),
      {
        block: 'CtaBanner',
        theme: animal.theme,
        title: first?.name ?? words.title,
        ...(first && { text: first.short_description }),
        ...(pack && { picture: pack }),
        target: `product:${sku}`,
        button: input.words.product,
      },
    ],
  }
}

function toAbout<A extends AnimalKind>({ site, words, look }: FullInput<A>): DemoPageInput {
  const { about, contact, home, care } = words
  return {
    name: 'about',
    // Placeholder: the pages of `house/` replace it with texts for all sites.
    path: 'about',
    title: about.banner,
    metaDescription: about.banner,
    template: 'ContentPage',
    picture: look.about.picture,
    author: look.author,
    created: '2026-01-15',
    main: [
      {
        block: 'MediaRow',
        film: { ...about.film, url: `https://films.example/${site}/about`, picture: look.film },
      },
      {
        block: 'DuoBanner',
        banners: [
          // In the words of the page itself: those of the home page ask about a dog, and these pictures show others.
          {
            title: care.title,
            text: care.subTitle,
            button: home.care.button,
            picture: look.duo[0],
            target: 'page:care',
          },
          {
            title: contact.title,
            text: contact.subTitle,
            button: words.write,
            picture: look.duo[1],
            target: 'page:contact',
          },
        ],
      },
    ],
    extras: [{ block: 'SocialFeed', title: about.feedTitle, tags: ['testers'], pictures: [...look.feed] }],
  }
}

function toContact<A extends AnimalKind>({ words: { contact }, look }: FullInput<A>): DemoPageInput {
  const targets = ['page:care', 'page:about', ...look.animals.map(({ page }) => `page:${page}`)].slice(0, 6)
  const grid: DemoBlock[] = contact.gridTitle ? [{ block: 'ContentGrid', title: contact.gridTitle, targets }] : []
  return { ...toPlainPage('contact', contact), template: 'ContactPage', extras: grid }
}

const FULL_ROW = 4

/** Makes the page about care. On sites with articles it becomes an overview (`articles/add-articles.ts`), which lists those of advice. */
function toCare<A extends AnimalKind>({ words: { care, home }, look }: FullInput<A>): DemoPageInput {
  const tiles: DemoBlock = care.gridTitle
    ? { block: 'CategoryProductGrid', title: care.gridTitle, categories: look.animals.map(({ page }) => page) }
    : { block: 'CategoryProductGrid', title: home.gridTitle, products: look.grids.flat().slice(0, FULL_ROW) }
  const frame: DemoBlock[] = care.frame ? [{ block: 'IframeRow', ...care.frame, picture: look.frame }] : []
  return {
    ...toPlainPage('care', care),
    template: 'ContentPage',
    picture: look.care,
    main: [{ block: 'RichText', content: care.content }, ...frame],
    extras: [tiles],
  }
}

function toStores<A extends AnimalKind>({ words: { stores }, site }: FullInput<A>): DemoPageInput {
  const locale = findById(site)
  if (locale === undefined) throw new Error(`There is no site ${site}`)
  const path = storeFinderPath(locale)
  return { ...toPlainPage('stores', { ...stores, path }), template: 'StoreLocator' }
}

function toPlainPage(name: string, words: PageWords): DemoPageInput {
  return { ...toFrame(name, words), main: [{ block: 'RichText', content: words.content }] }
}

/** Fields that all pages except the home page have. */
function toFrame(name: string, { path, title, subTitle, meta }: PageWords) {
  return { name, path, title, subTitle, shortDescription: subTitle, metaDescription: meta }
}
