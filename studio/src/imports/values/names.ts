import { toNameKey } from '@menagerie/contract/clean-text'

type NamedTerm = { id: string; vocabulary: string; code: string; labels: readonly string[] }
/** What files call by a name, and what the studio calls by an id. */
type NamedFile = { id: string; filename: string; hash: string | null }
type NamedProduct = { id: string; sku: string; article: string | null }

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export type FileKind = 'media' | 'leaflets'

/** All names that cells may use. A few of them come while an import goes on: new products and pictures. */
export class Names {
  readonly #terms = new Map<string, NamedTerm>()
  readonly #termWords = new Map<string, NamedTerm>()
  readonly #files: Record<
    FileKind,
    { byId: Map<string, NamedFile>; byName: Map<string, NamedFile>; byHash: Map<string, NamedFile> }
  > = {
    media: emptyShelf(),
    leaflets: emptyShelf(),
  }
  readonly #missed = new Map<string, number>()
  readonly #products = new Map<string, NamedProduct>()
  readonly #bySku = new Map<string, NamedProduct>()
  readonly #byArticle = new Map<string, NamedProduct>()

  addTerm(term: NamedTerm): void {
    this.#terms.set(term.id, term)
    this.#termWords.set(wordKey(term.vocabulary, term.code), term)
    for (const label of term.labels) {
      const key = wordKey(term.vocabulary, label)
      if (!this.#termWords.has(key)) this.#termWords.set(key, term)
    }
  }

  addFile(kind: FileKind, file: NamedFile): void {
    const shelf = this.#files[kind]
    shelf.byId.set(file.id, file)
    shelf.byName.set(toNameKey(file.filename), file)
    if (file.hash) shelf.byHash.set(file.hash, file)
  }

  /** A file beside the table that the studio has under another name. */
  addAlias(kind: FileKind, name: string, file: NamedFile): void {
    this.#files[kind].byName.set(toNameKey(name), file)
  }

  addProduct(product: NamedProduct): void {
    this.#products.set(product.id, product)
    this.#bySku.set(product.sku, product)
    if (product.article) this.#byArticle.set(toNameKey(product.article), product)
  }

  /** Finds a term by code, or by its name in any language. What is not found is counted. */
  findTerm(vocabulary: string, word: string): NamedTerm | undefined {
    const found = this.#termWords.get(wordKey(vocabulary, word))
    if (found === undefined)
      this.#missed.set(`${vocabulary}/${word}`, (this.#missed.get(`${vocabulary}/${word}`) ?? 0) + 1)
    return found
  }
  /** `flavor/Lachs`, and how often it was asked for. */
  missedTerms = (): ReadonlyMap<string, number> => this.#missed
  termOf = (id: string): NamedTerm | undefined => this.#terms.get(id)

  findFile(kind: FileKind, name: string): NamedFile | undefined {
    const shelf = this.#files[kind]
    return (UUID.test(name) ? shelf.byId.get(name.toLowerCase()) : undefined) ?? shelf.byName.get(toNameKey(name))
  }
  findByHash = (kind: FileKind, hash: string): NamedFile | undefined => this.#files[kind].byHash.get(hash)
  fileOf = (kind: FileKind, id: string): NamedFile | undefined => this.#files[kind].byId.get(id)

  findProduct(number: string): NamedProduct | undefined {
    return this.#bySku.get(number) ?? this.#byArticle.get(toNameKey(number)) ?? this.#products.get(number.toLowerCase())
  }
  productOf = (id: string): NamedProduct | undefined => this.#products.get(id)
  products = (): Iterable<NamedProduct> => this.#products.values()
}

function emptyShelf() {
  return {
    byId: new Map<string, NamedFile>(),
    byName: new Map<string, NamedFile>(),
    byHash: new Map<string, NamedFile>(),
  }
}

const wordKey = (vocabulary: string, word: string) => `${vocabulary}/${toNameKey(word)}`
