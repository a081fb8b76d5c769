import { Image, type ImageView } from './Image.tsx'

/** A picture of the gallery itself. */
const DOG: ImageView = {
  src: '/imaging/example-picture/560x375/af1cea2ca5b6',
  srcSet: '/imaging/example-picture/280x188/af1cea2ca5b6 280w, /imaging/example-picture/560x375/af1cea2ca5b6 560w',
  width: 560,
  height: 375,
  sizes: '(min-width: 600px) 560px, 100vw',
  alt: 'A dog on a picnic blanket',
}
const CAT = {
  srcSet: '/imaging/example-portrait/600x345/61f4401bf1d4 600w',
  width: 600,
  height: 345,
  sizes: '100vw',
  upTo: 599,
}

export const imageExamples = [
  { id: 'lazy', show: <Image image={DOG} /> },
  { id: 'urgent', show: <Image image={DOG} priority="high" /> },
  { id: 'other-on-phones', show: <Image image={{ ...DOG, phone: CAT }} /> },
] as const
