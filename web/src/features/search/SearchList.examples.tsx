import type { RenderContext } from '../../context/render-context.ts'
import { loadImage } from '../../media/imaging/load-image.ts'
import { LIST_ORDERS, type SearchState } from '../../search-client/search-state.ts'
import type { ListContent } from './list-content.ts'
import type { ListSettings } from './list-settings.ts'
import { SearchList } from './SearchList.tsx'
import { toListTexts } from './to-list-texts.ts'

const FLAVORS = ['Lachs', 'Huhn', 'Rind', 'Ente', 'Lamm', 'Kaninchen', 'Thunfisch in eigenem Saft', 'Getreidefreies']
const OFFERED = {
  flavor: Object.fromEntries(FLAVORS.map((name, at) => [name, 30 - at])),
  animal_type: { Hunde: 12, Katzen: 9 },
}
const PLAIN: ListContent<string> = { cards: FLAVORS, count: 40, pages: 3, counts: OFFERED, offered: OFFERED }
const ASKED: SearchState = { query: 'lachs', chosen: { flavor: ['Lachs'] }, page: 1 }

export const searchListExamples = {
  found: (ctx: RenderContext) => ({ show: <List ctx={ctx} content={PLAIN} /> }),
  'not-all-words': (ctx: RenderContext) => ({ show: <List ctx={ctx} content={{ ...PLAIN, isLoose: true }} /> }),
  'with-a-banner': (ctx: RenderContext) => {
    const image = loadImage(ctx, 'example-portrait', { rendition: '1440x480', sizes: '', alt: 'Lachs' })
    return { show: <List ctx={ctx} content={{ ...PLAIN, ...(image && { banner: { image, href: '/lachs/' } }) }} /> }
  },
  'words-that-are-facts': (ctx: RenderContext) => {
    const understood = {
      facts: ['Katze', 'Futter'],
      leftOut: ['blau'],
      kept: 'Katzenfutter',
      corrected: ['Futter'],
      near: [],
    }
    return { show: <List ctx={ctx} content={{ ...PLAIN, understood }} /> }
  },
  'nothing-sold': (ctx: RenderContext) => {
    const near = [{ words: 'Hund', count: 25 }]
    const understood = { facts: [], leftOut: [], kept: '', corrected: [], near }
    const advice = [{ title: 'An der Leine', href: '/ratgeber/leine/' }]
    const content = { ...PLAIN, cards: [], count: 0, pages: 0, counts: {}, understood, advice }
    return { show: <List ctx={ctx} content={content} /> }
  },
  'nothing-found': (ctx: RenderContext) => {
    const content = {
      ...PLAIN,
      cards: [],
      count: 0,
      pages: 0,
      counts: {},
      suggestions: ['Lachsöl', 'Lachs für Katzen'],
    }
    return { show: <List ctx={ctx} content={content} /> }
  },
  'search-does-not-answer': (ctx: RenderContext) => ({ show: <List ctx={ctx} content={PLAIN} hasFailed /> }),
}

type ListProps = { ctx: RenderContext; content: ListContent<string>; hasFailed?: boolean }

function List({ ctx, content, hasFailed = false }: ListProps) {
  const { t } = ctx
  return (
    <SearchList
      name="ProductResults"
      title={t('products.all')}
      settings={toSettings(ctx)}
      shown={{ state: ASKED, content, hasFailed }}
      isPage
      field={{ label: t('search.label'), placeholder: t('search.placeholder'), submit: t('search.submit') }}
    >
      {(names) => (
        <ul>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </SearchList>
  )
}

function toSettings(ctx: RenderContext): ListSettings {
  const { t, site } = ctx
  return {
    iso: site.iso,
    path: '/search/',
    home: '/',
    names: { groups: ['animal_type', 'flavor'], orders: LIST_ORDERS },
    scope: { index: '', facets: ['animal_type', 'flavor'], hitsPerPage: 18, attributes: [] },
    suggestions: '',
    groups: [
      { name: 'animal_type', title: t('facet.animal_type') },
      { name: 'flavor', title: t('facet.flavor') },
    ],
    tabs: {
      label: t('search.kinds'),
      own: 'products',
      texts: {
        products: t('search.productsTab', { count: '#' }),
        blog: t('search.blogsTab', { count: '#' }),
        advice: t('search.adviceTab', { count: '#' }),
        news: t('search.newsTab', { count: '#' }),
        page: t('search.pagesTab', { count: '#' }),
        job: t('search.jobsTab', { count: '#' }),
      },
      indexes: { products: '', blog: '', pages: '' },
    },
    popular: { title: t('search.popular'), terms: ['Zahnpflege', 'Wurmkur'] },
    texts: toListTexts(ctx, 'products.count'),
  }
}
