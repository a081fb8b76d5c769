import { z } from 'zod'

/** A tag of spec §3 (`contentTags`): `code` is the same in every country, `displayName` already in the entry's language. */
export const contentTagSchema = z.object({ code: z.string().min(1), displayName: z.string().min(1) })
export type ContentTag = z.infer<typeof contentTagSchema>

/**
 * What pages, articles and jobs share. Pictures are media keys, the author is an author key. Fields that came after the first
 * version have defaults, so that bodies published before them can still be read.
 */
export const contentFields = {
  title: z.string().min(1),
  subTitle: z.string().optional(),
  /** For cards, search hits and feeds. */
  shortDescription: z.string().optional(),
  /** Spec §3 `tabletPortraitUpImageUrl`: from 600 px up, and on phones too unless `phoneOnlyImage` is set. */
  image: z.string().optional(),
  /** Spec §3 `phoneOnlyImageUrl`. Wins over the `phonePicture` of the picture itself. */
  phoneOnlyImage: z.string().optional(),
  /** Replaces the alternative text of the picture in this place. */
  imageAlt: z.string().optional(),
  tags: z.array(contentTagSchema).default([]),
  author: z.string().optional(),
  showAuthor: z.boolean().default(false),
  showDate: z.boolean().default(false),
  /** Date that is shown, ISO 8601 with time and zone. */
  created: z.iso.datetime({ offset: true }).optional(),
  metaTitle: z.string().optional(),
  metaDescription: z.string().optional(),
  metaImage: z.string().optional(),
  robots: z.object({ index: z.boolean(), follow: z.boolean() }),
  translationGroup: z.string().min(1),
}
