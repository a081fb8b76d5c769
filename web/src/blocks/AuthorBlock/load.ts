import { toAsciiEmail } from '@menagerie/contract/email'
import { showTelephone } from '@menagerie/contract/show-telephone'
import { homeCountryOf } from '@menagerie/sites/home-country'
import type { RenderContext } from '../../context/render-context.ts'
import { formatDate } from '../../features/articles/format-date.ts'
import { loadImage } from '../../media/imaging/load-image.ts'
import type { AuthorBlockView } from './AuthorBlock.tsx'
import type { AuthorBlockBlock } from './schema.ts'

/** Spec §9, expert block. */
const PORTRAIT = {
  rendition: '480x440',
  sizes: '240px',
  phone: { rendition: '300x280', sizes: '150px' },
} as const

export function loadAuthorBlock(
  { author: key, date }: AuthorBlockBlock,
  ctx: RenderContext,
): AuthorBlockView | undefined {
  const author = ctx.reader.get('author', key)
  if (author === undefined) return undefined
  const { name, occupation, emailAddress, telephone, authorPortrait } = author.body
  const job = occupation[ctx.site.file]
  const day = formatDate(ctx.site, date)
  // The name stands beside the portrait, so that needs no alternative text.
  const portrait = loadImage(ctx, authorPortrait, { ...PORTRAIT, alt: '' })
  return {
    label: ctx.t('author.label'),
    name,
    ...(job && { occupation: job }),
    ...(emailAddress && { mail: { href: `mailto:${toAsciiEmail(emailAddress) ?? emailAddress}`, text: emailAddress } }),
    ...(telephone && {
      phone: showTelephone(telephone, { reader: homeCountryOf(ctx.site), owner: homeCountryOf(ctx.site) }),
    }),
    ...(date && day && { date: { day, iso: date } }),
    ...(portrait && { portrait }),
  }
}
