import type { AnimalKind } from '../../pictures/palette.ts'
import type { DemoBlock, DemoCategory, DemoMenus, DemoPageInput, Facts, ProductText, SiteContent } from '../schema.ts'
import type { AnimalWords, BannerWords, PageWords, SiteWords } from './site-words.ts'

type Theme = '1' | '2' | '3' | '4' | '5' | '6' | '7' | 'primeval-1' | 'primeval-2'
type Animal<A> = {
  kind: A
  page: string
  scene: string
  theme: Theme
  icon?: 'dog' | 'cat' | 'rabbit' | 'parrot' | 'fish'
}

export type FullLook<A extends AnimalKind> = {
  animals: readonly Animal<A>[]
  hero: { theme: Theme; picture: string }
  care: { theme: Theme; picture: string }
  about: { theme: Theme; picture: string }
  grids: readonly [readonly string[], readonly string[]]
}

export const TAILWELL_FULL_LOOK: FullLook<AnimalKind> = {
  animals: [
    { kind: 'dog', page: 'dogs', scene: 'scene-dogs', theme: '1', icon: 'dog' },
    { kind: 'cat', page: 'cats', scene: 'scene-cats', theme: '3', icon: 'cat' },
    { kind: 'horse', page: 'horses', scene: 'scene-horses', theme: '4' },
    { kind: 'rabbit', page: 'rabbits', scene: 'scene-rabbits', theme: '5', icon: 'rabbit' },
    { kind: 'parrot', page: 'parrots', scene: 'scene-parrots', theme: '2', icon: 'parrot' },
    { kind: 'fish', page: 'fish', scene: 'scene-fish', theme: '6', icon: 'fish' },
  ],
  hero: { theme: '1', picture: 'scene-home' },
  care: { theme: '4', picture: 'scene-care' },
  about: { theme: '7', picture: 'scene-about' },
  grids: [
    ['10111', '20110', '10130', '20130'],
    ['50120', '60110', '40110', '30110'],
  ],
}

export const ALDERGROVE_FULL_LOOK: FullLook<'dog' | 'cat'> = {
  animals: [
    { kind: 'dog', page: 'dogs', scene: 'grove-home', theme: 'primeval-1', icon: 'dog' },
    { kind: 'cat', page: 'cats', scene: 'grove-cats', theme: 'primeval-2', icon: 'cat' },
  ],
  hero: { theme: 'primeval-1', picture: 'grove-home' },
  care: { theme: 'primeval-2', picture: 'grove-cats' },
  about: { theme: '5', picture: 'grove-kitchen' },
  grids: [
    ['70110', '70120', '70130'],
    ['80110', '80120'],
  ],
}

type Input<A extends AnimalKind> = {
  site: string
  file: string
  words: SiteWords<A>
  look: FullLook<A>
  facts: readonly Facts[]
  products: readonly ProductText[]
}

export function toFullSite<A extends AnimalKind>(input: Input<A>): SiteContent {
  const { site, file, products } = input
  const { menu } = input.words
  return {
    site,
    file,
    products,
    pages: [toHome(input), ...input.look.animals.map((animal) => toAnimalPage(input, animal)), ...toOtherPages(input)],
    categories: input.look.animals.map((animal) => toCategory(input, animal)),
    menus: toMenus(input, menu),
  }
}

function skusFor<A extends AnimalKind>({ facts }: Input<A>, kind: A): string[] {
  return facts.filter(({ animal }) => animal === kind).map(({ sku }) => sku)
}

function toHome<A extends AnimalKind>({ words: { home }, look }: Input<A>): DemoPageInput {
  return {
    name: 'home',
    path: '',
    title: home.title,
    subTitle: home.subTitle,
    metaTitle: home.metaTitle,
    metaDescription: home.meta,
    extras: [{ block: 'CtaBanner', ...home.hero, ...look.hero, target: 'page:about' }],
    main: [
      { block: 'RichText', content: home.intro },
      { block: 'ProductGridSmall', title: home.gridTitle, products: [...look.grids[0]] },
      { block: 'CtaBanner', ...home.care, ...look.care, target: 'page:care' },
      { block: 'ProductGridSmall', title: home.secondGridTitle, products: [...look.grids[1]] },
      { block: 'CtaBanner', ...home.about, ...look.about, target: 'page:about' },
    ],
  }
}

/** Banner with the animal and its first product, what to know, and up to four products. */
function toAnimalPage<A extends AnimalKind>(input: Input<A>, animal: Animal<A>): DemoPageInput {
  const words: AnimalWords = input.words.animals[animal.kind]
  const skus = skusFor(input, animal.kind)
  const first = input.products.find(({ sku }) => sku === skus[0])
  return {
    name: animal.page,
    path: words.path,
    title: words.title,
    subTitle: words.subTitle,
    metaDescription: words.meta,
    main: [
      {
        block: 'CtaBanner',
        theme: animal.theme,
        title: first?.name ?? words.title,
        text: first?.short_description,
        picture: animal.scene,
        target: `product:${skus[0]}`,
        button: input.words.menu.product,
      },
      { block: 'RichText', content: words.content },
      { block: 'ProductGridSmall', title: words.grid, products: skus.slice(0, 4) },
    ],
  }
}

function toOtherPages<A extends AnimalKind>({ words, look }: Input<A>): DemoPageInput[] {
  const toPage = (name: string, page: PageWords, banner?: DemoBlock): DemoPageInput => ({
    name,
    path: page.path,
    title: page.title,
    subTitle: page.subTitle,
    metaDescription: page.meta,
    main: [...(banner ? [banner] : []), { block: 'RichText', content: page.content }],
  })
  const toBanner = ({ title, text }: BannerWords, { theme, picture }: FullLook<A>['about']): DemoBlock => ({
    block: 'CtaBanner',
    theme,
    title,
    text,
    picture,
  })
  return [
    toPage('about', words.about, toBanner(words.home.about, look.about)),
    toPage('contact', words.contact),
    toPage('care', words.care, toBanner(words.home.care, look.care)),
    toPage('privacy', words.privacy),
    toPage('terms', words.terms),
  ]
}

function toCategory<A extends AnimalKind>(input: Input<A>, animal: Animal<A>): DemoCategory {
  const { menu } = input.words.animals[animal.kind]
  return {
    code: animal.page,
    displayName: menu,
    page: animal.page,
    picture: animal.scene,
    products: skusFor(input, animal.kind),
  }
}

function toMenus<A extends AnimalKind>(input: Input<A>, labels: SiteWords<A>['menu']): DemoMenus {
  const names = new Map(input.products.map(({ sku, name }) => [sku, name]))
  const link = (title: string, page: string) => ({ title, target: `page:${page}` })
  const about = link(labels.about, 'about')
  const contact = link(labels.contact, 'contact')
  const care = link(labels.care, 'care')
  const privacy = link(labels.privacy, 'privacy')
  const rules = [privacy, link(labels.terms, 'terms')]
  const animals = input.look.animals.map((animal) => ({ ...animal, words: input.words.animals[animal.kind] }))
  return {
    top: [
      { ...about, icon: 'about' },
      { ...contact, icon: 'contact' },
    ],
    header: [
      ...animals.map(({ kind, page, icon, words }) => ({
        ...link(words.menu, page),
        ...(icon && { icon }),
        items: [
          link(words.button, page),
          ...skusFor(input, kind).map((sku) => ({ title: names.get(sku) ?? sku, target: `product:${sku}` })),
        ],
      })),
      care,
      { ...privacy, phoneOnly: true },
    ],
    footer: [
      { title: labels.columns.animals, items: animals.map(({ page, words }) => link(words.menu, page)) },
      { title: labels.columns.brand, items: [about, care, contact] },
      { title: labels.columns.rules, items: rules },
    ],
    bottom: rules,
  }
}
