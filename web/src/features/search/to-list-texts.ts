import type { MessageKey } from '@menagerie/sites/translate'
import type { RenderContext } from '../../context/render-context.ts'
import { regionNames } from '../../platform/kept-formats.ts'
import type { ListTexts } from './list-settings.ts'

/** `count`: key of the message with the number of items. */
export function toListTexts({ t, site }: Pick<RenderContext, 't' | 'site'>, count: MessageKey): ListTexts {
  return {
    count: (number) => t(count, { count: number }),
    resultsFor: t('search.resultsFor', { query: '#' }),
    filters: t('filter.title'),
    removeFilter: t('filter.remove'),
    sort: t('sort.title'),
    orders: {
      best: t('sort.best'),
      price: t('sort.price'),
      'price-desc': t('sort.priceDown'),
      name: t('sort.name'),
      newest: t('sort.newest'),
    },
    showResults: t('filter.showResults'),
    clear: t('filter.clear'),
    close: t('filter.close'),
    showMore: t('filter.showMore'),
    showLess: t('filter.showLess'),
    paging: {
      label: t('paging.label'),
      previous: t('paging.previous'),
      next: t('paging.next'),
      page: t('paging.page', { page: '#' }),
    },
    slow: t('search.slow'),
    failed: t('search.failed'),
    retry: t('search.retry'),
    loose: t('search.loose'),
    understood: t('search.understood', { words: '#' }),
    leftOut: t('search.leftOut', { words: '#', kept: '##' }),
    corrected: t('search.corrected', { words: '#' }),
    plainWords: t('search.plainWords'),
    near: t('search.near'),
    advice: t('search.advice'),
    ...(count === 'products.count' && { notSold: t('search.notSold', { query: '#', country: toCountry(site) }) }),
    noHits: t('search.noHits'),
    noHitsHome: t('search.noHitsHome'),
    didYouMean: t('search.didYouMean'),
    withoutFilters: t('search.withoutFilters'),
  }
}

/** Returns the country's name in the site's language; used alone, as inside a sentence it might need another case. */
const toCountry = ({ iso, country }: RenderContext['site']) => regionNames(iso).of(country) ?? country
