/** Text fields whose values are not in a language: addresses, codes, numbers and names. */
const NO_WORDS: ReadonlySet<string> = new Set([
  ...['path', 'url_slug', 'url_key', 'site', 'translationGroup', 'code', 'savedBy', 'url', 'link', 'mail', 'flag'],
  ...['anchorLink', 'externalLink', 'webshop_url', 'amazon_asin', 'video_url', 'videoUrl', 'provider', 'tags'],
  ...['location', 'region', 'country', 'postalCode', 'currency', 'per', 'emailAddress', 'telephone', 'address'],
  // Choices and internal fields of forms.
  ...['id', 'blockType', 'type', 'template', 'colorTheme', 'translatedFrom', 'savedState', '_status'],
])
/** Fields with proper names, although fields of the same name elsewhere contain words. */
const NAMES = /^(company|product_links)(\.|$)/

/** Whether the field at this path contains text in a language. */
export const isWordField = (path: string): boolean =>
  !NAMES.test(path) && !NO_WORDS.has(path.slice(path.lastIndexOf('.') + 1))
