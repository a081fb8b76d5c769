import { z } from 'zod'

/** A tag of spec §3 (`contentTags`): `code` is the same in every country, `displayName` is in the entry's language. */
export const contentTagSchema = z.object({ code: z.string().min(1), displayName: z.string().min(1) })
export type ContentTag = z.infer<typeof contentTagSchema>

/**
 * Fields that pages, articles and jobs share. Pictures are media keys, the author is an author key. Fields added after
 * the first version have defaults, so that older bodies can still be read.
 */
export const contentFields = {
  title: z.string().min(1),
  subTitle: z.string().optional(),
  /** For cards, search hits and feeds. */
  shortDescription: z.string().optional(),
  /** Spec §3 `tabletPortraitUpImageUrl`: shown from 600 px, and on phones as well unless `phoneOnlyImage` is set. */
  image: z.string().optional(),
  /** Spec §3 `phoneOnlyImageUrl`. Takes precedence over the picture's own `phonePicture`. */
  phoneOnlyImage: z.string().optional(),
  /** Replaces the picture's own alternative text. */
  imageAlt: z.string().optional(),
  tags: z.array(contentTagSchema).default([]),
  author: z.string().optional(),
  showAuthor: z.boolean().default(false),
  showDate: z.boolean().default(false),
  /** Displayed date, ISO 8601 with time and zone. */
  created: z.iso.datetime({ offset: true }).optional(),
  metaTitle: z.string().optional(),
  metaDescription: z.string().optional(),
  metaImage: z.string().optional(),
  robots: z.object({ index: z.boolean(), follow: z.boolean() }),
  translationGroup: z.string().min(1),
}
