import type { ProductBody } from '@menagerie/contract/product'
import { isInternational } from '@menagerie/sites/sites-of-store'
import { findAmazonDomain } from '../../content/site-features.ts'
import type { RenderContext } from '../../context/render-context.ts'
import type { LinkTarget } from '../../ui/Link.tsx'
import { mayPromote } from './promotion.ts'
import { findContactPage, findStoreFinder } from './ways-to-buy.ts'

/** Spec §5: a direct link must be longer than this. */
const LONGEST_NO_ADDRESS = 10

type Shop = { name: string; to: LinkTarget }

export type BuyingView = {
  /** The button's target; without `to` it opens the list of shops. */
  button?: { text: string; to?: LinkTarget }
  shops: { title: string; links: Shop[] }
  /** A plain link for further help: the store finder, else the contact page. */
  wayOn?: { title: string; text: string; href: string }
  /** For the script that knows the visitor's place: the finder's address, and the text about the nearest shop with the product. */
  near?: { finder: string; text: string }
  /** Link to the contact form, which names the product; absent where `wayOn` already leads there. */
  ask?: { text: string; href: string }
}

/** Every product has a way to buy or ask (spec §2, buy button): one shop, a list of shops, a retailer nearby, or the contact form. */
export function toBuying(ctx: RenderContext, product: ProductBody): BuyingView {
  const finder = findStoreFinder(ctx, product.sku)
  const ask = finder === undefined ? undefined : findContact(ctx, product.sku)
  return { ...toWays(ctx, product), ...(finder && { near: { finder, text: toNearText(ctx) } }), ...(ask && { ask }) }
}

/** The script replaces the placeholders in braces. */
const toNearText = ({ t }: RenderContext) =>
  t('product.nearHas', { place: '{place}', name: '{name}', distance: '{distance}' })

function toWays(ctx: RenderContext, product: ProductBody): BuyingView {
  const { site, t } = ctx
  const links = listShops(ctx, product)
  const shops = { title: t('product.whereToBuyOnline'), links }
  const found = findWayOn(ctx, product.sku)
  const wayOn = found && { title: t('product.whereToBuy'), ...found }
  // Spec §9: the international site shows no retailer and no buy button (reading 27: its link is a plain one).
  if (isInternational(site) || !mayPromote(site, product)) {
    return { shops: { ...shops, links: [] }, ...(wayOn && { wayOn }) }
  }
  const direct = findDirectLink(ctx, product)
  const text = t('product.buyNow')
  // Spec §2: in edit mode the buttons do nothing.
  if (ctx.isEditing) return { button: { text }, shops: { ...shops, links: [] }, ...(wayOn && { wayOn }) }
  if (direct) return { button: { text, to: direct }, shops: { ...shops, links: [] }, ...(wayOn && { wayOn }) }
  if (links.length > 0) return { button: { text }, shops, ...(wayOn && { wayOn }) }
  return { ...(found && { button: { text: found.text, to: { href: found.href } } }), shops }
}

function findWayOn(ctx: RenderContext, sku: string): { text: string; href: string } | undefined {
  const finder = findStoreFinder(ctx, sku)
  return finder === undefined ? findContact(ctx, sku) : { text: ctx.t('product.findRetailer'), href: finder }
}

function findContact(ctx: RenderContext, sku: string): { text: string; href: string } | undefined {
  const contact = findContactPage(ctx, sku)
  return contact === undefined ? undefined : { text: ctx.t('product.askUs'), href: contact }
}

/** Returns the offer for search engines, where the page leads to one shop and shows a price (decision 037). */
export function findOffer({ site }: RenderContext, product: ProductBody) {
  const { webshop_url: url = '', rrp: price, currency, markets } = product
  const isSold = !isInternational(site) && mayPromote(site, product) && url.length > LONGEST_NO_ADDRESS
  const isAvailable = markets.length === 0 || markets.some(({ available }) => available)
  return isSold && price && currency ? { url, price, currency, isAvailable } : undefined
}

function findDirectLink({ t }: RenderContext, { webshop_url: href = '' }: ProductBody): LinkTarget | undefined {
  return href.length > LONGEST_NO_ADDRESS ? { href, newTabNote: t('link.opensNewTab') } : undefined
}

/** Lists the editors' shops in their order, then the country's Amazon, where it has the product. */
function listShops(ctx: RenderContext, product: ProductBody): Shop[] {
  const newTabNote = ctx.t('link.opensNewTab')
  const shops = product.product_links.map(({ name, url }) => ({ name, to: { href: url, newTabNote } }))
  const domain = findAmazonDomain(ctx)
  const { amazon_asin: asin, amazon_availability: isAvailable } = product
  if (domain === undefined || asin === undefined || !isAvailable) return shops
  return [...shops, { name: 'Amazon', to: { href: `https://www.${domain}/dp/${asin}`, newTabNote } }]
}
