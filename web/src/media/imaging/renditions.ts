/** Every size of spec §9, ordered by the pages that show them: `{width}x{height}`. No other sizes are made. */
export const RENDITIONS = [
  '1440x480',
  '599x250',
  '350x200',
  '600x200',
  '750x750',
  '380x380',
  '1920x630',
  '600x345',
  '480x440',
  '300x280',
  '560x375',
  '720x520',
  '450x170',
  '715x250',
  '714x500',
  '315x200',
  '100x100',
] as const
export type RenditionName = (typeof RENDITIONS)[number]

/** Sizes that social networks show of a shared page; `-whole` shows a pack uncropped. In addition to spec §9, whose sizes are those of pages. */
const SHARED: Readonly<Record<ShareSizeName, AskedSize>> = {
  '1200x630': { width: 1200, height: 630 },
  '1200x630-whole': { width: 1200, height: 630, isWhole: true },
}
export type ShareSizeName = '1200x630' | '1200x630-whole'
export const shareSize = (name: ShareSizeName): AskedSize => SHARED[name]

/** Phones show half of a size, high-density screens twice (reading 33). */
const SCALES = [0.5, 1, 2] as const
/** With a step between full and double, for pictures as wide as a phone: double would be three times the bytes of what such a screen shows. */
const PHONE_SCALES = [0.5, 1, 1.25, 2] as const
const PHONE_WIDE: ReadonlySet<RenditionName> = new Set(['600x345', '599x250', '560x375'])

export const scalesOf = (rendition: RenditionName): readonly number[] =>
  PHONE_WIDE.has(rendition) ? PHONE_SCALES : SCALES

export type RenditionSize = { width: number; height: number }
/** `isWhole`: the picture is not cropped; its edge colours fill the sides. */
export type AskedSize = RenditionSize & { isWhole?: true }

export function toSize(rendition: RenditionName): RenditionSize {
  const [width = 0, height = 0] = rendition.split('x').map(Number)
  return { width, height }
}

export function scaleSize(size: RenditionSize, scale: number): RenditionSize {
  return { width: Math.round(size.width * scale), height: Math.round(size.height * scale) }
}

/** Returns the same size or, for a smaller source, the largest crop of that aspect ratio: pictures are never enlarged (spec §9). */
export function fitInSource(size: RenditionSize, source: RenditionSize): RenditionSize {
  const shrink = Math.min(1, source.width / size.width, source.height / size.height)
  return {
    width: Math.max(1, Math.round(size.width * shrink)),
    height: Math.max(1, Math.round(size.height * shrink)),
  }
}

export const toSizeName = (size: RenditionSize): string => `${size.width}x${size.height}`

const SIZES_BY_NAME: ReadonlyMap<string, AskedSize> = new Map<string, AskedSize>([
  ...Object.entries(SHARED),
  ...RENDITIONS.flatMap((rendition) =>
    scalesOf(rendition).map((scale) => {
      const size = scaleSize(toSize(rendition), scale)
      return [toSizeName(size), size] as const
    }),
  ),
])

/** Returns the size that an address asks for, if it is on the closed list. */
export const findSize = (name: string): AskedSize | undefined => SIZES_BY_NAME.get(name)

/**
 * `sizes` for phones with more than two physical pixels per CSS pixel: they get a picture with fewer pixels, which is not visible at this
 * distance, so that it loads as fast as on other phones. `width`: pretended width of the picture, in percent of the window.
 */
export const toDensePhoneSizes = (width: number): string =>
  `(max-width: 599px) and (min-resolution: 2.2dppx) ${width}vw`
