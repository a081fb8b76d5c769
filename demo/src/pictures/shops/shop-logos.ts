import { box, createSheet, drawPath, oval, place } from '../sheet.ts'
import { SYMBOLS } from './symbols.ts'

type Outline = 'disc' | 'square' | 'shield' | 'hexagon' | 'seal' | 'arch' | 'pebble' | 'ring'
type Mark = { outline: Outline; symbol: keyof typeof SYMBOLS; ink: string; paper: string }

/** Proportions of the logos in the list of online stores, so that nothing is cut off. */
const [WIDTH, HEIGHT] = [2362.5, 1500]
const SHOP_PIXELS = 1260

const toSeal = (points: number): string =>
  Array.from({ length: points * 2 }, (_, i) => {
    const turn = (i * Math.PI) / points
    const far = i % 2 ? 470 : 520
    return `${i ? 'L' : 'M'}${(Math.cos(turn) * far).toFixed(1)} ${(Math.sin(turn) * far).toFixed(1)}`
  }).join('')

/** The background shape of a logo, about 1000 × 1000 around the origin. */
const OUTLINES: Record<Outline, (ink: string, paper: string) => string> = {
  disc: (ink) => oval(0, 0, 510, 510, ink),
  square: (ink) => box(-470, -470, 940, 940, 220, ink),
  shield: (ink) =>
    drawPath(
      'M-430 -480 L430 -480 C450 -480 460 -470 460 -450 L460 40 C460 300 240 460 0 530 C-240 460 -460 300 -460 40 L-460 -450 C-460 -470 -450 -480 -430 -480Z',
      ink,
    ),
  hexagon: (ink) =>
    drawPath(
      'M0 -500 L433 -250 L433 250 L0 500 L-433 250 L-433 -250Z',
      ink,
      `stroke="${ink}" stroke-width="60" stroke-linejoin="round"`,
    ),
  seal: (ink) => drawPath(`${toSeal(18)}Z`, ink, `stroke="${ink}" stroke-width="26" stroke-linejoin="round"`),
  arch: (ink) =>
    drawPath(
      'M-430 500 L-430 -80 C-430 -340 -240 -510 0 -510 C240 -510 430 -340 430 -80 L430 500Z',
      ink,
      `stroke="${ink}" stroke-width="40" stroke-linejoin="round"`,
    ),
  pebble: (ink) =>
    drawPath(
      'M-60 -490 C260 -540 520 -330 510 -20 C500 300 280 520 -40 500 C-340 490 -540 290 -510 -30 C-490 -300 -320 -460 -60 -490Z',
      ink,
    ),
  ring: (ink, paper) => oval(0, 0, 520, 520, ink) + oval(0, 0, 450, 450, paper) + oval(0, 0, 420, 420, ink),
}

/** Logo of an online store: its symbol on a shape, in two colours, without letters, on white. */
function mark(told: Mark): (() => string) & { mark: Mark } {
  const { outline, symbol, ink, paper } = told
  const draw = () => {
    const sheet = createSheet(WIDTH, HEIGHT, SHOP_PIXELS)
    const field = OUTLINES[outline](ink, paper)
    return sheet.toSvg(
      box(0, 0, WIDTH, HEIGHT, 0, '#ffffff') +
        place(field, WIDTH / 2, HEIGHT / 2, 1.16) +
        place(SYMBOLS[symbol](paper, ink), WIDTH / 2, HEIGHT / 2, 1.96),
    )
  }
  return Object.assign(draw, { mark: told })
}

export const SHOP_LOGOS = {
  'shop-1': mark({ outline: 'disc', symbol: 'paw', ink: '#1f7a6c', paper: '#fff6e6' }),
  'shop-2': mark({ outline: 'square', symbol: 'bone', ink: '#d9482a', paper: '#ffe9c9' }),
  'shop-3': mark({ outline: 'pebble', symbol: 'fish', ink: '#17629a', paper: '#dff3ff' }),
  'shop-4': mark({ outline: 'seal', symbol: 'bird', ink: '#f0b429', paper: '#3d2a1a' }),
  'shop-5': mark({ outline: 'ring', symbol: 'leaf', ink: '#3c6b35', paper: '#eef6dd' }),
  'shop-6': mark({ outline: 'square', symbol: 'cat', ink: '#5b2f7a', paper: '#ffd9ef' }),
  'shop-7': mark({ outline: 'shield', symbol: 'dog', ink: '#23304f', paper: '#ffcf6b' }),
  'shop-8': mark({ outline: 'arch', symbol: 'horse', ink: '#7a3b1f', paper: '#fbe6cc' }),
  'shop-9': mark({ outline: 'disc', symbol: 'rabbit', ink: '#e0699a', paper: '#fff3f7' }),
  'shop-10': mark({ outline: 'hexagon', symbol: 'carrot', ink: '#2f7d4f', paper: '#ffd9a8' }),
  'shop-11': mark({ outline: 'seal', symbol: 'heart', ink: '#c8142f', paper: '#fff0ea' }),
  'shop-12': mark({ outline: 'shield', symbol: 'horseshoe', ink: '#0f5a4a', paper: '#f3e3b3' }),
  'shop-13': mark({ outline: 'pebble', symbol: 'house', ink: '#f2762e', paper: '#fff4e2' }),
  'shop-14': mark({ outline: 'square', symbol: 'drop', ink: '#0e7fa8', paper: '#e3f7fb' }),
  'shop-15': mark({ outline: 'hexagon', symbol: 'feather', ink: '#3b3f8f', paper: '#e4e6ff' }),
  'shop-16': mark({ outline: 'arch', symbol: 'acorn', ink: '#4f5a22', paper: '#f6eccb' }),
  'shop-17': mark({ outline: 'ring', symbol: 'bowl', ink: '#b3127a', paper: '#ffeaf6' }),
  'shop-18': mark({ outline: 'disc', symbol: 'sun', ink: '#ffb52e', paper: '#7a3410' }),
  'shop-19': mark({ outline: 'pebble', symbol: 'tortoise', ink: '#5f7d2c', paper: '#fdf3cf' }),
  'shop-20': mark({ outline: 'shield', symbol: 'wheat', ink: '#8f6a1c', paper: '#fff5d9' }),
  'shop-21': mark({ outline: 'hexagon', symbol: 'star', ink: '#a5281f', paper: '#ffe3b0' }),
  'shop-22': mark({ outline: 'square', symbol: 'ball', ink: '#12806f', paper: '#e9ff9a' }),
  'shop-23': mark({ outline: 'seal', symbol: 'flower', ink: '#6a3f9a', paper: '#ffe7a6' }),
  'shop-24': mark({ outline: 'arch', symbol: 'basket', ink: '#c0562a', paper: '#fff1dc' }),
} as const satisfies Record<string, () => string>

type ShopLogo = keyof typeof SHOP_LOGOS
/** Logo of a shop with the same symbol as shops in other countries: `shop-1-2` is the second with the symbol of `shop-1`. */
export type ShopVariantName = `${ShopLogo}-${number}`

export const toShopVariantName = (logo: ShopLogo, number: number): ShopVariantName => `${logo}-${number}`

/** Returns the logo from which a variant is made; undefined for names of other pictures. */
export function findShopLogo(name: string): ShopLogo | undefined {
  const [, base, number] = /^(shop-\d+)-(\d+)$/.exec(name) ?? []
  return number === undefined ? undefined : KNOWN.find((each) => each === base)
}

const isShopLogo = (name: string): name is ShopLogo => name in SHOP_LOGOS
const KNOWN = Object.keys(SHOP_LOGOS).filter(isShopLogo)
const FIELDS = Object.keys(OUTLINES).filter((name): name is Outline => name in OUTLINES)

/** Draws the symbol on another shape and in the colours of another logo. */
export function drawShopVariant(name: string): string | undefined {
  const logo = findShopLogo(name)
  if (logo === undefined) return undefined
  const number = Number(name.slice(logo.length + 1))
  const { outline, symbol } = SHOP_LOGOS[logo].mark
  const at = KNOWN.indexOf(logo)
  const { ink, paper } = SHOP_LOGOS[KNOWN[(at + number * 5) % KNOWN.length] ?? logo].mark
  const field = FIELDS[(FIELDS.indexOf(outline) + number * 3) % FIELDS.length] ?? outline
  return mark({ outline: field, symbol, ink, paper })()
}
