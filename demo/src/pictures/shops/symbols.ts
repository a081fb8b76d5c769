import { drawPath, line, mirror, oval, place } from '../sheet.ts'

/** One flat sign in `ink`, with its inner lines in `paper`, inside 400 × 400 around the origin. */
type Symbol = (ink: string, paper: string) => string

const paw: Symbol = (ink) =>
  drawPath(
    'M0 -20 C70 -20 130 50 116 112 C98 164 40 136 0 136 C-40 136 -98 164 -116 112 C-130 50 -70 -20 0 -20Z',
    ink,
  ) +
  mirror(
    oval(-58, -92, 42, 60, ink, 'transform="rotate(-8 -58 -92)"') +
      oval(-148, -10, 38, 54, ink, 'transform="rotate(-24 -148 -10)"'),
  )
const bone: Symbol = (ink) =>
  place(
    drawPath(
      'M-90 -40 C-120 -100 -190 -70 -166 -10 C-200 30 -150 92 -90 46 L90 46 C150 92 200 30 166 -10 C190 -70 120 -100 90 -40Z',
      ink,
    ),
    0,
    0,
    1.04,
    -34,
  )
const fish: Symbol = (ink, paper) =>
  drawPath(
    'M170 0 C110 -100 -10 -110 -80 -24 L-170 -96 C-150 -40 -150 40 -170 96 L-80 24 C-10 110 110 100 170 0Z',
    ink,
  ) +
  oval(96, -22, 19, 19, paper) +
  line('M30 -62 C56 -20 56 20 30 62', paper, 15)
const bird: Symbol = (ink, paper) =>
  drawPath(
    'M190 -96 L124 -130 C110 -170 50 -176 20 -136 C-10 -96 -90 -96 -190 -20 C-130 0 -120 10 -110 40 C-70 130 60 140 110 40 C130 0 134 -50 132 -76Z',
    ink,
  ) +
  drawPath('M-90 0 C-40 -50 30 -40 40 0 C30 60 -50 70 -90 0Z', paper) +
  oval(84, -112, 14, 14, paper) +
  line('M-10 110 V170 M40 106 V170', ink, 16)
const leaf: Symbol = (ink, paper) =>
  drawPath('M-120 160 C-180 -20 -60 -170 160 -170 C170 40 60 170 -90 130Z', ink) +
  line('M-150 190 C-90 60 0 -30 90 -100 M-50 40 L-40 -50 M-10 0 L90 10', paper, 15)
const cat: Symbol = (ink, paper) =>
  drawPath(
    'M-150 -170 L-70 -110 C-30 -124 30 -124 70 -110 L150 -170 L160 20 C160 110 90 166 0 166 C-90 166 -160 110 -160 20Z',
    ink,
  ) +
  mirror(oval(-64, 4, 18, 26, paper)) +
  drawPath('M0 76 C-20 64 -30 54 -24 44 L24 44 C30 54 20 64 0 76Z', paper) +
  mirror(line('M-70 84 L-150 70 M-70 100 L-146 112', paper, 9))
const dog: Symbol = (ink, paper) =>
  drawPath(
    'M-80 -130 C-30 -156 30 -156 80 -130 C150 -150 190 -80 176 20 C170 70 130 70 118 30 C116 110 70 170 0 170 C-70 170 -116 110 -118 30 C-130 70 -170 70 -176 20 C-190 -80 -150 -150 -80 -130Z',
    ink,
  ) +
  mirror(oval(-48, -20, 16, 20, paper)) +
  oval(0, 54, 38, 28, paper) +
  line('M0 80 V110 C-10 130 -40 130 -50 112 M0 110 C10 130 40 130 50 112', paper, 12) +
  mirror(line('M-104 -96 C-130 -60 -130 0 -118 30', paper, 9))
const horse: Symbol = (ink, paper) =>
  drawPath(
    'M-130 190 C-140 60 -110 -80 -10 -140 L-6 -190 L40 -146 C90 -130 130 -60 176 20 C190 50 160 84 124 74 C90 60 70 50 40 50 C10 70 40 130 60 190Z',
    ink,
  ) +
  oval(56, -62, 14, 14, paper) +
  line('M-90 110 C-96 20 -70 -60 -20 -104', paper, 14) +
  oval(138, 38, 9, 9, paper)
const rabbit: Symbol = (ink, paper) =>
  drawPath(
    'M-26 -40 C-100 -60 -130 -190 -80 -196 C-40 -190 -14 -110 -6 -50 L6 -50 C14 -110 40 -190 80 -196 C130 -190 100 -60 26 -40 C100 -40 140 20 136 80 C130 150 70 176 0 176 C-70 176 -130 150 -136 80 C-140 20 -100 -40 -26 -40Z',
    ink,
  ) +
  mirror(oval(-56, 50, 15, 19, paper)) +
  drawPath('M0 104 C-18 94 -26 86 -20 78 L20 78 C26 86 18 94 0 104Z', paper) +
  line('M0 104 V126', paper, 10)
const carrot: Symbol = (ink, paper) =>
  place(
    drawPath('M-76 -50 C-50 -110 50 -110 76 -50 C60 60 26 150 0 200 C-26 150 -60 60 -76 -50Z', ink) +
      line('M-60 0 H-10 M20 40 H50 M-36 80 H0', paper, 14) +
      line('M0 -96 C-6 -150 -40 -170 -60 -176 M0 -96 C0 -150 4 -180 6 -200 M0 -96 C8 -150 40 -170 60 -176', ink, 24),
    0,
    0,
    0.94,
    28,
  )
const heart: Symbol = (ink, paper) =>
  drawPath(
    'M0 170 C-190 40 -200 -110 -104 -140 C-50 -154 -14 -114 0 -76 C14 -114 50 -154 104 -140 C200 -110 190 40 0 170Z',
    ink,
  ) + place(paw(paper, ink), 0, -2, 0.52)
const horseshoe: Symbol = (ink, paper) =>
  `<path d="M-90 160 C-200 -20 -130 -160 0 -160 C130 -160 200 -20 90 160" fill="none" stroke="${ink}" stroke-width="74" stroke-linecap="butt"/>${[
    [-122, 70],
    [-136, -10],
    [-100, -98],
    [0, -160],
    [100, -98],
    [136, -10],
    [122, 70],
  ]
    .map(([x = 0, y = 0]) => oval(x, y * 0.94, 12, 12, paper))
    .join('')}`
const house: Symbol = (ink, paper) =>
  drawPath('M0 -180 L190 -20 L140 -20 L140 160 L-140 160 L-140 -20 L-190 -20Z', ink) +
  place(paw(paper, ink), 0, 50, 0.46)
const drop: Symbol = (ink, paper) =>
  drawPath(
    'M0 -190 C80 -80 130 -10 130 60 C130 140 70 184 0 184 C-70 184 -130 140 -130 60 C-130 -10 -80 -80 0 -190Z',
    ink,
  ) + place(fish(paper, ink), 0, 70, 0.42)
const feather: Symbol = (ink, paper) =>
  drawPath('M-160 190 C-150 20 -60 -170 170 -190 C180 -40 110 90 -60 110 L-120 190Z', ink) +
  line('M-150 200 C-90 60 20 -60 130 -150 M-40 60 L60 50 M20 -10 L110 -30', paper, 14)
const acorn: Symbol = (ink, paper) =>
  drawPath('M-110 -20 L110 -20 C110 90 50 150 0 190 C-50 150 -110 90 -110 -20Z', ink) +
  drawPath(
    'M-150 -40 C-150 -130 150 -130 150 -40 C150 -20 130 -10 110 -10 L-110 -10 C-130 -10 -150 -20 -150 -40Z',
    ink,
  ) +
  line('M-120 -14 H120', paper, 16) +
  line('M0 -110 C0 -150 20 -170 40 -180', ink, 26)
const bowl: Symbol = (ink, paper) =>
  mirror(oval(-60, -40, 46, 40, ink)) +
  oval(0, -76, 50, 44, ink) +
  drawPath('M-190 -20 L190 -20 C186 90 130 140 90 150 L-90 150 C-130 140 -186 90 -190 -20Z', ink) +
  line('M-130 40 C-110 80 -90 96 -70 104', paper, 16)
const sun: Symbol = (ink, paper) =>
  oval(0, 0, 96, 96, ink) +
  Array.from({ length: 10 }, (_, i) => place(drawPath('M-24 -118 L24 -118 L0 -188Z', ink), 0, 0, 1, i * 36)).join('') +
  mirror(oval(-34, -14, 11, 14, paper)) +
  line('M-40 28 C-20 52 20 52 40 28', paper, 13)
const tortoise: Symbol = (ink, paper) =>
  drawPath('M-150 70 C-150 -90 150 -90 150 70Z', ink) +
  drawPath('M130 40 C180 20 210 -10 196 -44 C180 -70 130 -60 124 -20Z', ink) +
  mirror(drawPath('M-120 60 L-60 60 L-66 130 L-120 130Z', ink)) +
  line('M-60 60 L-40 -10 L40 -10 L60 60 M-40 -10 L-70 -40 M40 -10 L70 -40 M-110 40 L-50 30 M110 40 L50 30', paper, 12)
const wheat: Symbol = (ink) =>
  line('M0 190 C-6 60 6 -40 0 -120', ink, 20) +
  drawPath('M0 -190 C40 -150 40 -110 0 -80 C-40 -110 -40 -150 0 -190Z', ink) +
  [-60, 10, 80]
    .map((y) =>
      mirror(
        drawPath(
          `M10 ${y + 40} C20 ${y - 30} 70 ${y - 70} 120 ${y - 76} C120 ${y - 10} 80 ${y + 36} 10 ${y + 40}Z`,
          ink,
        ),
      ),
    )
    .join('')
const star: Symbol = (ink, paper) =>
  drawPath(
    'M0 -190 L54 -66 L186 -56 L84 30 L118 162 L0 90 L-118 162 L-84 30 L-186 -56 L-54 -66Z',
    ink,
    `stroke="${ink}" stroke-width="30" stroke-linejoin="round"`,
  ) + place(bone(paper, ink), 0, 6, 0.5)
const ball: Symbol = (ink, paper) =>
  oval(0, 0, 160, 160, ink) + line('M-150 -50 C-50 0 50 0 150 -50 M-140 70 C-50 20 50 20 140 70', paper, 22)
const flower: Symbol = (ink, paper) =>
  [0, 60, 120, 180, 240, 300].map((turn) => place(oval(0, -106, 62, 78, ink), 0, 0, 1, turn)).join('') +
  oval(0, 0, 62, 62, paper) +
  oval(0, 0, 38, 38, ink)
const basket: Symbol = (ink, paper) =>
  `<path d="M-110 -20 C-110 -200 110 -200 110 -20" fill="none" stroke="${ink}" stroke-width="30"/>${drawPath('M-180 -30 L180 -30 L140 160 L-140 160Z', ink)}${line('M-150 30 H150 M-140 96 H140 M-60 -20 L-46 150 M60 -20 L46 150', paper, 12)}`

export const SYMBOLS = {
  paw,
  bone,
  fish,
  bird,
  leaf,
  cat,
  dog,
  horse,
  rabbit,
  carrot,
  heart,
  horseshoe,
  house,
  drop,
  feather,
  acorn,
  bowl,
  sun,
  tortoise,
  wheat,
  star,
  ball,
  flower,
  basket,
} as const
