/** Algolia's five kinds. `synonyms` may hold several words each; `placeholder` stands as `<name>` in records. */
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
