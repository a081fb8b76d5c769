import { readFields, readJsonNumber, readJsonText, readJsonTexts, readList } from './read-json.ts'

/** A picture as records have it; the place where it is shown adds `sizes`. */
type HitPicture = { src: string; srcSet: string; width: number; height: number; alt: string }

export type ProductHit = {
  sku: string
  name: string
  shortDescription: string
  href: string
  /** Names of the animals that the product is for. */
  animals?: readonly string[]
  image?: HitPicture
  /** The other products of its group: sizes, colours, flavours. */
  variants: readonly { name: string; href: string }[]
  /** As text, with the price per kilogram or litre where the country requires it. */
  price?: { text: string; perUnit?: string }
}

export type ContentHit = {
  key: string
  title: string
  shortDescription: string
  href: string
  type: string
  tag?: string
  image?: HitPicture
  /** Date as the site's pages write it, and as ISO 8601. */
  date?: { day: string; iso: string }
}

/** `home` is the address of the locale's home page, to which record paths are relative. */
export function toProductHits(hits: readonly unknown[], home: string): ProductHit[] {
  return hits.flatMap((value) => {
    const hit = readFields(value)
    const name = readJsonText(hit.name)
    const path = readJsonText(hit.path)
    if (name === '' || path === '') return []
    const image = toPicture(hit.image)
    return {
      sku: readJsonText(hit.sku) || readJsonText(hit.objectID),
      name,
      shortDescription: readJsonText(hit.teaser) || readJsonText(hit.short_description),
      href: `${home}${path}/`,
      animals: readJsonTexts(hit.animal_type),
      variants: readList(hit.variants).flatMap(toVariant),
      ...(image && { image }),
      ...toPrice(hit.price),
    }
  })
}

function toPrice(value: unknown): Pick<ProductHit, 'price'> {
  const { text, perUnit } = readFields(value)
  if (typeof text !== 'string') return {}
  return { price: { text, ...(typeof perUnit === 'string' && { perUnit }) } }
}

export function toContentHits(hits: readonly unknown[], home: string): ContentHit[] {
  return hits.flatMap((value) => {
    const hit = readFields(value)
    const title = readJsonText(hit.title)
    if (title === '' || typeof hit.path !== 'string') return []
    const image = toPicture(hit.image)
    const [tag] = readJsonTexts(hit.tags)
    const { day, iso } = readFields(hit.day)
    return {
      key: readJsonText(hit.objectID),
      title,
      shortDescription: readJsonText(hit.shortDescription),
      // The home page is a page with the path ''.
      href: hit.path === '' ? home : `${home}${hit.path}/`,
      type: readJsonText(hit.type),
      ...(tag !== undefined && { tag }),
      ...(image && { image }),
      ...(typeof day === 'string' && typeof iso === 'string' && { date: { day, iso } }),
    }
  })
}

export function toSuggestions(hits: readonly unknown[]): string[] {
  return hits.flatMap((value) => readJsonText(readFields(value).query) || [])
}

function toVariant(value: unknown) {
  const { name, href } = readFields(value)
  return typeof name === 'string' && typeof href === 'string' ? [{ name, href }] : []
}

function toPicture(value: unknown): HitPicture | undefined {
  const { src, srcSet, width, height, alt } = readFields(value)
  if (typeof src !== 'string') return undefined
  return {
    src,
    srcSet: readJsonText(srcSet),
    width: readJsonNumber(width),
    height: readJsonNumber(height),
    alt: readJsonText(alt),
  }
}
