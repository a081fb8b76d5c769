import type { RenderContext } from '../context/render-context.ts'
import { VideoStill } from '../features/embeds/VideoStill.tsx'
import { loadExampleChoice } from '../features/locale-switch/LocalePopup.examples.tsx'
import { LocalePopup } from '../features/locale-switch/LocalePopup.tsx'
import { toHeaderExamples } from '../features/navigation/Header.examples.tsx'
import { toProductDetailExamples } from '../features/products/ProductDetail.examples.tsx'
import { toProductGalleryExamples } from '../features/products/ProductGallery.examples.tsx'
import { FULL_PRODUCT, toExampleProduct } from '../features/products/testing/example-product.ts'
import { EXAMPLE_SERVICES } from '../platform/services/testing/example-services.ts'
import { loadProductVideo } from '../templates/products/load-product-video.ts'

export const headerExamples = toHeaderExamples((ctx) => {
  const choice = loadExampleChoice(ctx)
  return choice && <LocalePopup {...choice} />
})

/** With a service for its platform configured, the video first asks for consent. */
function showVideo(ctx: RenderContext) {
  const video_url = 'https://youtu.be/dQw4w9WgXcQ'
  const video = loadProductVideo(
    { ...ctx, services: EXAMPLE_SERVICES },
    toExampleProduct({ ...FULL_PRODUCT, video_url }),
  )
  return video && 'still' in video && <VideoStill {...video.still} />
}

export const productDetailExamples = toProductDetailExamples(showVideo)
export const productGalleryExamples = toProductGalleryExamples(showVideo)
