import type { AnyPictureName } from '../../pictures/drawings.ts'
import type { ProductText } from '../schema.ts'
import type { ProductFamily } from './family.ts'

type Animal = ProductFamily['animal']
const OTHERS = ['portrait-hedgehog', 'portrait-tortoise', 'portrait-bearded-dragon', 'scene-other'] as const

/** Pictures that customers of a brand might share of their animals. */
const SHARED: Readonly<Record<ProductFamily['brand'], Partial<Record<Animal, readonly AnyPictureName[]>>>> = {
  tailwell: {
    dog: [
      'portrait-dog-black',
      'portrait-pug',
      'portrait-puppy',
      'portrait-schnauzer',
      'portrait-dog-cream',
      'portrait-husky',
      'portrait-dog',
      'portrait-poodle',
    ],
    cat: [
      'portrait-cat-ginger',
      'portrait-cat-siamese',
      'portrait-kitten',
      'portrait-cat-persian',
      'portrait-cat-black',
      'portrait-cat',
    ],
    horse: ['portrait-horse', 'portrait-foal', 'scene-horses'],
    rabbit: ['portrait-rabbit', 'portrait-guinea-pig', 'portrait-hamster', 'scene-rabbits'],
    parrot: ['portrait-parrot', 'portrait-canary', 'portrait-robin', 'scene-parrots'],
    fish: ['portrait-fish', 'portrait-goldfish', 'portrait-koi', 'scene-fish'],
  },
  aldergrove: {
    dog: ['grove-portrait-dog', 'grove-portrait-dog-red', 'grove-walk'],
    cat: ['grove-portrait-cat', 'grove-portrait-cat-black', 'grove-cats'],
  },
}

const SHOWN = 4

/** Starts with a different animal for each product. All pictures except the last link to the post that they come from. */
export function toCustomerPictures({ brand, animal }: ProductFamily, sku: string): ProductText['customer_pictures'] {
  const all = SHARED[brand][animal] ?? OTHERS
  const first = Math.trunc(Number(sku) / 10) % all.length
  const pictures = [...all.slice(first), ...all.slice(0, first)].slice(0, SHOWN)
  return pictures.map((image, index) => ({
    image,
    ...(index < pictures.length - 1 && { link: `https://instagram.example/${brand}/p/${sku}-${index + 1}/` }),
  }))
}
