import { letter } from '../lettering.ts'
import { ACCENTS, type AnimalKind, TAILWELL } from '../palette.ts'
import { box, groundShadow, line, mirror, oval, path, place, type Sheet } from '../sheet.ts'

/** Cardboard tag on a string; its eyelet is the origin. */
export function drawTag(sheet: Sheet, animal: AnimalKind, kind: string): string {
  const accent = ACCENTS[animal]
  return [
    box(-150, -26, 300, 214, 30, '#5a3423', `opacity="0.22" filter="${sheet.soft(10)}" transform="translate(8 14)"`),
    box(-150, -26, 300, 214, 30, sheet.linear([['#ffffff'], [TAILWELL.cream]])),
    box(-150, 92, 300, 96, 30, accent.deep),
    box(-150, 92, 300, 50, 0, accent.deep),
    oval(0, 0, 13, 13, '#e8cfae'),
    letter('Tailwell', 0, 68, { face: 'playful', size: 64, fit: 240, fill: TAILWELL.red }),
    letter(kind, 0, 152, { face: 'playful', size: 46, fit: 250, fill: '#ffffff' }),
  ].join('')
}

/** Ball on a rope for dogs; stands on (0, 0). */
export function drawRopeBall(sheet: Sheet, kind: string): string {
  const clip = sheet.clip('<circle cx="0" cy="-290" r="290"/>')
  const strand = (d: string): string =>
    line(d, '#c48a4a', 74) + line(d, '#f3d9ae', 60) + line(d, '#c48a4a', 60, 'stroke-dasharray="4 34"')
  return [
    groundShadow(sheet, 60, 0, 480, 50, '#7a4a2a'),
    strand('M200 -440 C330 -620 480 -600 520 -440 C556 -290 480 -120 560 -50'),
    path('M520 -80 L590 -110 L640 -10 L500 -6Z', '#f3d9ae'),
    line('M530 -60 L520 -10 M556 -66 L560 -8 M584 -80 L604 -12', '#c48a4a', 7),
    oval(0, -290, 290, 290, sheet.radial([['#ffb25e'], ['#f2762e', 0.6], ['#c23a14']], { cx: 0.36, cy: 0.3, r: 0.8 })),
    `<g clip-path="${clip}">`,
    line('M-320 -190 C-180 -330 -20 -110 150 -260 C230 -330 280 -320 320 -350', '#ffe0a3', 58),
    line('M-320 -420 C-200 -540 -20 -360 120 -470 C200 -530 240 -540 320 -560', '#ffe0a3', 34),
    '</g>',
    oval(-110, -430, 90, 54, '#ffffff', 'opacity="0.5" transform="rotate(-32 -110 -430)"'),
    line('M-150 -110 C-230 -60 -280 -90 -330 -150', '#a9713a', 8),
    place(drawTag(sheet, 'dog', kind), -360, -166, 0.94, -8),
  ].join('')
}

/** Felt mouse with a feather tail for cats. */
export function drawFeltMouse(sheet: Sheet, kind: string): string {
  const feather = (colour: string, light: string): string =>
    path('M0 0 C40 -120 130 -210 260 -250 C250 -130 160 -20 0 0Z', sheet.linear([[light], [colour]], 30)) +
    line('M6 -4 C80 -90 150 -160 232 -226', '#ffffff', 5, 'opacity="0.7"')
  return [
    groundShadow(sheet, 0, 0, 460, 48, '#7a3a5a'),
    line('M300 -120 C380 -130 400 -200 380 -260', '#8f5a78', 14),
    place(feather('#c2188f', '#ff9ad3'), 380, -250, 1.15, -6),
    place(feather('#f2762e', '#ffd07a'), 376, -244, 1, 34),
    place(feather('#12849c', '#9fe3e0'), 372, -256, 1.05, -44),
    path(
      'M-440 -80 C-380 -230 -220 -380 0 -380 C200 -380 320 -260 330 -120 C334 -40 290 0 220 0 L-330 0 C-400 0 -460 -30 -440 -80Z',
      sheet.linear([['#d9b7cc'], ['#a77f98']]),
    ),
    path(
      'M-440 -80 C-400 -40 -340 -30 -280 -34 C-60 -40 160 -20 316 -40 C300 -10 266 0 220 0 L-330 0 C-400 0 -460 -30 -440 -80Z',
      '#8f5a78',
      'opacity="0.35"',
    ),
    oval(-120, -366, 100, 104, '#a77f98'),
    oval(-120, -360, 72, 76, '#f5bfd3'),
    oval(-270, -326, 84, 88, '#a77f98'),
    oval(-272, -320, 58, 62, '#f5bfd3'),
    oval(-306, -170, 24, 27, '#2b1a22'),
    oval(-314, -180, 8, 8, '#ffffff'),
    oval(-438, -92, 28, 24, '#e0527f'),
    line('M-390 -80 L-490 -150 M-386 -66 L-510 -70', '#6f4a60', 5),
    line(
      'M-70 -260 C0 -300 90 -300 170 -250 M-60 -40 C40 -70 140 -70 250 -50',
      '#fbe9f1',
      6,
      'stroke-dasharray="20 16" opacity="0.8"',
    ),
    line('M90 -40 C130 20 160 30 196 46', '#a9713a', 7),
    place(drawTag(sheet, 'cat', kind), 60, -190, 0.94, 5),
  ].join('')
}

/** Wooden swing with beads for parrots; hangs down to y = 0. */
export function drawParrotSwing(sheet: Sheet, kind: string): string {
  const bead = (y: number, colour: string): string =>
    oval(-300, y, 44, 40, colour) + oval(-312, y - 12, 12, 9, '#ffffff', 'opacity="0.6"')
  const beads =
    bead(-700, '#b5172f') +
    bead(-620, '#ffc53d') +
    bead(-540, '#2a9d5c') +
    bead(-460, '#1f7ac2') +
    bead(-380, '#f2762e')
  const wood = sheet.linear([['#e9bb7d'], ['#b97a3c']])
  return [
    groundShadow(sheet, 0, 30, 420, 40, '#7a4a2a', 0.25),
    line(
      'M0 -1010 C-20 -960 -300 -960 -300 -760 L-300 -150 M0 -1010 C20 -960 300 -960 300 -760 L300 -150',
      '#d8b48a',
      16,
    ),
    oval(0, -1020, 34, 34, 'none', 'stroke="#b98a4e" stroke-width="14"'),
    mirror(beads),
    mirror(box(-338, -330, 76, 120, 18, wood)),
    box(-390, -190, 780, 84, 42, wood),
    line('M-350 -160 L-200 -160 M-120 -140 L60 -140 M120 -164 L330 -164', '#9a6330', 5, 'opacity="0.6"'),
    mirror(
      oval(-390, -148, 44, 50, '#b5172f') +
        line('M-300 -106 L-300 -40', '#d8b48a', 12) +
        path('M-336 -44 L-264 -44 L-282 30 L-318 30Z', '#1f7ac2'),
    ),
    line('M0 -106 L0 -70', '#a9713a', 7),
    place(drawTag(sheet, 'parrot', kind), 0, -60, 0.92, 3),
  ].join('')
}
