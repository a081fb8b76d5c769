import type { RenderContext } from '../../context/render-context.ts'
import { loadImage } from '../../media/imaging/load-image.ts'
import { AlsoWatch } from './AlsoWatch.tsx'

export function showAlsoWatch(ctx: RenderContext) {
  const image = loadImage(ctx, 'example-portrait', { rendition: '380x380', sizes: '272px', alt: '' })
  const title = 'Nahrungsmittelunverträglichkeiten: worauf es ankommt'
  return [
    { id: 'with-a-picture', show: <AlsoWatch label="#" title={title} to={{ href: '#' }} {...(image && { image })} /> },
  ]
}
