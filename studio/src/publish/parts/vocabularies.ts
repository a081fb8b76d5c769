import { type ListFacet, PRODUCT_FACETS } from '@menagerie/contract/product'

/** Tags of pages, articles, jobs and products (spec §3 `contentTags`); the other vocabularies are the facets of search. */
export const CONTENT_TAG = 'content_tag'

/** The vocabularies of terms that editors choose from. */
export const VOCABULARIES = [...PRODUCT_FACETS, CONTENT_TAG] as const
export type Vocabulary = (typeof VOCABULARIES)[number]

export const FACET_LABELS: Readonly<Record<ListFacet, string>> = {
  animal_type: 'Kind of animal',
  product_sub_group: 'Product group',
  online_animal_age: 'Age of the animal',
  online_animal_weight: 'Weight of the animal',
  bird_type: 'Kind of bird',
  brand: 'Brand',
  sub_brand: 'Product line',
  color: 'Colour',
  flavor: 'Flavour',
  form: 'Form',
  rodent_species: 'Kind of rodent',
  usage: 'Use',
  diet: 'Diet',
  is_natural: 'Natural',
}

export const VOCABULARY_LABELS: Readonly<Record<Vocabulary, string>> = { ...FACET_LABELS, [CONTENT_TAG]: 'Tag' }
