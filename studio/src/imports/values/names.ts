import { toNameKey } from '@menagerie/contract/clean-text'

type NamedTerm = { id: string; vocabulary: string; code: string; labels: readonly string[] }
/** A file with its id in the studio and the name that tables use. */
type NamedFile = { id: string; filename: string; hash: string | null }
type NamedProduct = { id: string; sku: string; article: string | null }

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Separator in the key of a recorded lookup. */
const PART = '\u001f'

export const FILE_KINDS = ['media', 'leaflets', 'films'] as const
export type FileKind = (typeof FILE_KINDS)[number]

/** All names that cells may use. New products and pictures are added during an import. */
export class Names {
  readonly #terms = new Map<string, NamedTerm>()
  readonly #termWords = new Map<string, NamedTerm>()
  readonly #files: Record<
    FileKind,
    { byId: Map<string, NamedFile>; byName: Map<string, NamedFile>; byHash: Map<string, NamedFile> }
  > = {
    media: emptyShelf(),
    leaflets: emptyShelf(),
    films: emptyShelf(),
  }
  #heard = new Set<string>()
  readonly #missed = new Map<string, number>()
  readonly #products = new Map<string, NamedProduct>()
  readonly #bySku = new Map<string, NamedProduct>()
  /** SKUs by the number without leading zeros. */
  readonly #padded = new Map<string, string>()
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

  /** Adds a name for a file beside the table that the studio stores under another name. */
  addAlias(kind: FileKind, name: string, file: NamedFile): void {
    this.#files[kind].byName.set(toNameKey(name), file)
  }

  addProduct(product: NamedProduct): void {
    this.#products.set(product.id, product)
    this.#bySku.set(product.sku, product)
    if (product.sku.startsWith('0')) this.#padded.set(product.sku.replace(/^0+/, ''), product.sku)
    if (product.article) this.#byArticle.set(toNameKey(product.article), product)
  }

  /** Records which names `work` looks up, in the form that `meaningOf` takes. */
  hear<T>(work: () => T): { result: T; heard: readonly string[] } {
    this.#heard = new Set()
    const result = work()
    return { result, heard: [...this.#heard] }
  }
  #note(...parts: readonly string[]): void {
    this.#heard.add(parts.join(PART))
  }
  /**
   * Current meaning of a recorded lookup (an id, or the name of an id); null if there is none, undefined for other
   * words.
   */
  meaningOf(word: string): string | null | undefined {
    const [kind = '', of = '', name = ''] = word.split(PART)
    switch (kind) {
      case 'term':
        return this.#termWords.get(wordKey(of, name))?.id ?? null
      case 'file':
        return isFileKind(of) ? (this.findFile(of, name)?.id ?? null) : null
      case 'product':
        return this.findProduct(name)?.id ?? null
      case 'padded':
        return this.#padded.get(name) ?? null
      case 'code':
        return this.#terms.get(name)?.code ?? null
      case 'filename':
        return isFileKind(of) ? (this.#files[of].byId.get(name)?.filename ?? null) : null
      case 'sku':
        return this.#products.get(name)?.sku ?? null
      default:
        return undefined
    }
  }

  /** Finds a term by code, or by its label in any language. Misses are counted. */
  findTerm(vocabulary: string, word: string): NamedTerm | undefined {
    this.#note('term', vocabulary, word)
    const found = this.#termWords.get(wordKey(vocabulary, word))
    if (found === undefined)
      this.#missed.set(`${vocabulary}/${word}`, (this.#missed.get(`${vocabulary}/${word}`) ?? 0) + 1)
    return found
  }
  /** Number of misses by `flavor/Lachs`. */
  missedTerms = (): ReadonlyMap<string, number> => this.#missed
  termOf(id: string): NamedTerm | undefined {
    this.#note('code', '', id)
    return this.#terms.get(id)
  }

  findFile(kind: FileKind, name: string): NamedFile | undefined {
    this.#note('file', kind, name)
    const shelf = this.#files[kind]
    return (UUID.test(name) ? shelf.byId.get(name.toLowerCase()) : undefined) ?? shelf.byName.get(toNameKey(name))
  }
  findByHash = (kind: FileKind, hash: string): NamedFile | undefined => this.#files[kind].byHash.get(hash)
  fileOf(kind: FileKind, id: string): NamedFile | undefined {
    this.#note('filename', kind, id)
    return this.#files[kind].byId.get(id)
  }

  findProduct(number: string): NamedProduct | undefined {
    this.#note('product', '', number)
    return this.#bySku.get(number) ?? this.#byArticle.get(toNameKey(number)) ?? this.#products.get(number.toLowerCase())
  }
  /** The SKU that equals this number with leading zeros. */
  findPadded(sku: string): string | undefined {
    this.#note('padded', '', sku)
    return this.#padded.get(sku)
  }
  productOf(id: string): NamedProduct | undefined {
    this.#note('sku', '', id)
    return this.#products.get(id)
  }
  products = (): Iterable<NamedProduct> => this.#products.values()
}

export const isFileKind = (kind: string): kind is FileKind => FILE_KINDS.some((each) => each === kind)

function emptyShelf() {
  return {
    byId: new Map<string, NamedFile>(),
    byName: new Map<string, NamedFile>(),
    byHash: new Map<string, NamedFile>(),
  }
}

const wordKey = (vocabulary: string, word: string) => `${vocabulary}/${toNameKey(word)}`
