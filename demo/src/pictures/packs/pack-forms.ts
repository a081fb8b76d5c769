import { ACCENTS, ALDERGROVE } from '../palette.ts'
import { box, groundShadow, line, oval, path, type Sheet } from '../sheet.ts'
import { drawLabel, type LabelDesign } from './label.ts'

/** Every pack stands on (0, 0) and is about 600 to 1000 high. */
export type PackForm = (sheet: Sheet, design: LabelDesign) => string

function capColours(design: LabelDesign): { light: string; deep: string } {
  if (design.brand === 'tailwell') return ACCENTS[design.animal]
  return design.dark ? { light: ALDERGROVE.moss, deep: ALDERGROVE.forest } : { light: '#cdbb93', deep: '#8a7145' }
}

/** Light from the left, shade on the right: what makes a flat label a body. */
function roundness(sheet: Sheet, x: number, y: number, width: number, height: number): string {
  const light = sheet.linear(
    [
      ['#3a1a0a', 0, 0.24],
      ['#ffffff', 0.16, 0.32],
      ['#ffffff', 0.34, 0],
      ['#3a1a0a', 0.72, 0.02],
      ['#3a1a0a', 1, 0.3],
    ],
    0,
  )
  return box(x, y, width, height, 0, light)
}

function wrap(sheet: Sheet, outline: string, inside: string): string {
  return `<g clip-path="${sheet.clip(`<path d="${outline}"/>`)}">${inside}</g>`
}

function lower(shapes: string, y: number): string {
  return `<g transform="translate(0 ${y})">${shapes}</g>`
}

function bottleBody(sheet: Sheet, design: LabelDesign): string {
  const outline =
    'M-70 -740 L70 -740 C74 -690 190 -690 196 -590 L196 -40 C196 -14 180 0 156 0 L-156 0 C-180 0 -196 -14 -196 -40 L-196 -590 C-190 -690 -74 -690 -70 -740Z'
  return (
    groundShadow(sheet, 20, 4, 240, 40, '#7a4a2a') +
    wrap(
      sheet,
      outline,
      lower(drawLabel(sheet, design, { width: 392, height: 744, top: 110 }), -744) +
        roundness(sheet, -196, -744, 392, 744),
    )
  )
}

export const drawPumpBottle: PackForm = (sheet, design) => {
  const cap = capColours(design)
  const across = sheet.linear([[cap.light], [cap.deep]], 0)
  return [
    box(-15, -880, 30, 120, 4, '#f3ece4'),
    path('M-70 -900 C-150 -900 -190 -880 -196 -846 L-164 -840 C-154 -866 -120 -868 -70 -866Z', cap.deep),
    box(-76, -920, 152, 58, 20, across),
    box(-78, -800, 156, 74, 16, across),
    bottleBody(sheet, design),
  ].join('')
}

export const drawFlipBottle: PackForm = (sheet, design) => {
  const cap = capColours(design)
  return [
    box(-92, -846, 184, 120, 26, sheet.linear([[cap.light], [cap.deep]], 0)),
    line('M-92 -790 L92 -790', cap.deep, 5, 'opacity="0.8"'),
    bottleBody(sheet, design),
  ].join('')
}

export const drawDropper: PackForm = (sheet, design) => {
  const cap = capColours(design)
  return [
    path('M-34 -950 C-34 -1000 34 -1000 34 -950 L44 -846 L-44 -846Z', sheet.linear([['#5b4a45'], ['#2f2421']], 0)),
    box(-74, -860, 148, 128, 14, sheet.linear([[cap.light], [cap.deep]], 0)),
    line('M-44 -850 L-44 -742 M-14 -850 L-14 -742 M16 -850 L16 -742 M46 -850 L46 -742', cap.deep, 5, 'opacity="0.6"'),
    bottleBody(sheet, design),
  ].join('')
}

export const drawBag: PackForm = (sheet, design) => {
  const outline =
    'M-304 -940 L304 -940 C300 -900 292 -880 304 -840 C336 -600 336 -300 312 -30 C308 -8 296 0 270 0 L-270 0 C-296 0 -308 -8 -312 -30 C-336 -300 -336 -600 -304 -840 C-292 -880 -300 -900 -304 -940Z'
  return [
    groundShadow(sheet, 20, 4, 360, 46, '#7a4a2a'),
    wrap(
      sheet,
      outline,
      lower(drawLabel(sheet, design, { width: 660, height: 940, top: 66 }), -940) +
        roundness(sheet, -336, -940, 672, 940) +
        box(
          -340,
          -940,
          680,
          62,
          0,
          sheet.linear([
            ['#000000', 0, 0.16],
            ['#000000', 1, 0.02],
          ]),
        ),
    ),
    line('M-292 -878 L292 -878', '#5a3423', 4, 'opacity="0.3" stroke-dasharray="14 12"'),
    line('M-276 -800 C-296 -560 -296 -300 -280 -60', '#ffffff', 10, 'opacity="0.35"'),
  ].join('')
}

export const drawPouch: PackForm = (sheet, design) => {
  const outline =
    'M-256 -800 L256 -800 C262 -560 280 -280 292 -60 C292 -14 140 0 0 0 C-140 0 -292 -14 -292 -60 C-280 -280 -262 -560 -256 -800Z'
  return [
    groundShadow(sheet, 20, 2, 320, 42, '#7a4a2a'),
    wrap(
      sheet,
      outline,
      lower(drawLabel(sheet, design, { width: 600, height: 800, top: 70 }), -800) +
        roundness(sheet, -292, -800, 584, 800) +
        path('M-292 -70 C-140 -10 140 -10 292 -70 L292 0 L-292 0Z', '#2a1208', 'opacity="0.16"'),
    ),
    oval(0, -766, 34, 14, '#f0dcc6'),
    line('M-254 -728 L254 -728', '#ffffff', 7, 'opacity="0.7"'),
    line('M-254 -736 L254 -736', '#5a3423', 3, 'opacity="0.25"'),
  ].join('')
}

export const drawCarton: PackForm = (sheet, design) => {
  const cap = capColours(design)
  const label = lower(drawLabel(sheet, design, { width: 520, height: 760 }), -760)
  return [
    groundShadow(sheet, 40, 2, 370, 44, '#7a4a2a'),
    `<g transform="translate(-50 0)">${label}${box(
      -260,
      -760,
      520,
      760,
      0,
      sheet.linear(
        [
          ['#ffffff', 0, 0.16],
          ['#000000', 1, 0.05],
        ],
        0,
      ),
    )}</g>`,
    path('M210 0 L330 -52 L330 -800 L210 -760Z', sheet.linear([[cap.deep], [cap.light]], 180)),
    path('M210 0 L330 -52 L330 -800 L210 -760Z', '#2a1208', 'opacity="0.22"'),
    path('M-310 -760 L-190 -812 L330 -800 L210 -760Z', sheet.linear([['#ffffff'], [cap.light]])),
  ].join('')
}

export const drawJar: PackForm = (sheet, design) => {
  const cap = capColours(design)
  const outline =
    'M-290 -620 L290 -620 C300 -610 306 -590 306 -560 L306 -50 C306 -16 284 0 250 0 L-250 0 C-284 0 -306 -16 -306 -50 L-306 -560 C-306 -590 -300 -610 -290 -620Z'
  return [
    groundShadow(sheet, 20, 4, 350, 46, '#7a4a2a'),
    wrap(
      sheet,
      outline,
      lower(drawLabel(sheet, design, { width: 612, height: 620, top: 14 }), -620) +
        roundness(sheet, -306, -620, 612, 620),
    ),
    box(-316, -740, 632, 136, 26, sheet.linear([[cap.deep], [cap.light], [cap.deep]], 0)),
    Array.from({ length: 15 }, (_, i) =>
      line(`M${-280 + i * 40} -722 L${-280 + i * 40} -622`, cap.deep, 6, 'opacity="0.45"'),
    ).join(''),
  ].join('')
}

export const drawTub: PackForm = (sheet, design) => {
  const cap = capColours(design)
  const outline = 'M-330 -720 L330 -720 L282 -36 C280 -12 262 0 236 0 L-236 0 C-262 0 -280 -12 -282 -36Z'
  return [
    line('M-318 -690 C-330 -1010 330 -1010 318 -690', '#d8cabb', 16),
    box(-70, -946, 140, 36, 18, cap.deep),
    groundShadow(sheet, 20, 4, 340, 46, '#7a4a2a'),
    wrap(
      sheet,
      outline,
      lower(drawLabel(sheet, design, { width: 664, height: 720, top: 24 }), -720) +
        roundness(sheet, -330, -720, 660, 720),
    ),
    box(-352, -776, 704, 86, 26, sheet.linear([[cap.deep], [cap.light], [cap.deep]], 0)),
  ].join('')
}

export const drawTin: PackForm = (sheet, design) => {
  const metal = sheet.linear([['#8f8f8c'], ['#f4f4f0', 0.2], ['#c6c6c2', 0.5], ['#82827e']], 0)
  const outline = 'M-290 -600 C-290 -572 290 -572 290 -600 L290 -20 C290 24 -290 24 -290 -20Z'
  return [
    groundShadow(sheet, 20, 10, 340, 50, '#3c4a38'),
    wrap(
      sheet,
      outline,
      lower(drawLabel(sheet, design, { width: 580, height: 600, top: 36 }), -600) +
        roundness(sheet, -290, -620, 580, 660),
    ),
    line('M-292 -18 C-292 28 292 28 292 -18', '#a9a9a4', 18),
    oval(0, -606, 298, 62, metal),
    oval(0, -612, 270, 48, '#dcdcd7'),
    oval(0, -612, 226, 36, 'none', 'stroke="#a6a6a1" stroke-width="5"'),
    path('M-40 -624 C-40 -650 40 -650 40 -624 C40 -606 -40 -606 -40 -624Z', '#b7b7b2'),
  ].join('')
}
