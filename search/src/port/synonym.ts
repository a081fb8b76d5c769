/** Algolia's five types. An entry of `synonyms` may have several words; `placeholder` stands as `<name>` in records. */
export type Synonym =
  | { readonly objectID: string; readonly type: 'synonym'; readonly synonyms: readonly string[] }
  | {
      readonly objectID: string
      readonly type: 'onewaysynonym'
      readonly input: string
      readonly synonyms: readonly string[]
    }
  | {
      readonly objectID: string
      readonly type: 'altcorrection1' | 'altcorrection2'
      readonly word: string
      readonly corrections: readonly string[]
    }
  | {
      readonly objectID: string
      readonly type: 'placeholder'
      readonly placeholder: string
      readonly replacements: readonly string[]
    }
