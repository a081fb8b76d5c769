import { brandByKey } from '@menagerie/sites/brand'
import { BRAND_KEYS } from '@menagerie/sites/brand-locale'
import { localesOf } from '@menagerie/sites/locales'
import type { ReactNode } from 'react'
import type { RenderContext } from '../context/render-context.ts'
import { toExampleContext } from './example-context.ts'
import { type GalleryPlace, toPartPath } from './find-place.ts'
import { GalleryIndex } from './GalleryIndex.tsx'
import { GalleryShell, type ShellLink } from './GalleryShell.tsx'
import { GALLERY_FOLDER } from './gallery-page.ts'
import { FRAME_WIDTHS, PartFrame } from './PartFrame.tsx'
import { PartSheet } from './PartSheet.tsx'
import { GROUPS } from './registry.ts'

const TITLE = 'Gallery'
const WHOLE_WIDTH = 'Whole width'
const ALONE = 'Alone'

export function toPlaceTitle(place: GalleryPlace): string {
  return place.view === 'index' ? TITLE : place.part.name
}

export function renderPlace(ctx: RenderContext, place: GalleryPlace): ReactNode {
  if (place.view === 'alone') {
    return <PartSheet name={place.part.name} examples={place.part.load(toExampleContext(ctx))} />
  }
  const groups = toGroups(ctx, place)
  return (
    <GalleryShell
      title={toPlaceTitle(place)}
      home={{ href: ctx.links.href(GALLERY_FOLDER), text: TITLE, isHere: place.view === 'index' }}
      groups={groups}
      sites={toSites(ctx, place)}
    >
      {place.view === 'index' ? (
        <GalleryIndex groups={groups} />
      ) : (
        <PartFrame
          name={place.part.name}
          src={ctx.links.href(toPartPath(place.part, 'alone'))}
          width={place.width}
          links={toWidthLinks(ctx, place)}
        />
      )}
    </GalleryShell>
  )
}

function toGroups({ links }: RenderContext, place: GalleryPlace) {
  return GROUPS.map(({ title, parts }) => ({
    title,
    links: parts.map((part) => ({
      href: links.href(toPartPath(part)),
      text: part.name,
      isHere: place.view === 'framed' && place.part === part,
    })),
  }))
}

/** The same page in all brand-locales. */
function toSites({ site: here, links }: RenderContext, place: GalleryPlace) {
  const path = place.view === 'framed' ? toPartPath(place.part, place.width) : GALLERY_FOLDER
  return BRAND_KEYS.map((brand) => ({
    title: brandByKey(brand).name,
    links: localesOf(brand).map((site) => ({
      href: links.href(path, undefined, site),
      text: site.code,
      isHere: site === here,
    })),
  }))
}

function toWidthLinks(
  { links }: RenderContext,
  { part, width }: Extract<GalleryPlace, { view: 'framed' }>,
): ShellLink[] {
  return [
    { href: links.href(toPartPath(part)), text: WHOLE_WIDTH, isHere: width === undefined },
    ...FRAME_WIDTHS.map((each) => ({
      href: links.href(toPartPath(part, each)),
      text: `${each} px`,
      isHere: width === each,
    })),
    { href: links.href(toPartPath(part, 'alone')), text: ALONE, isHere: false },
  ]
}
