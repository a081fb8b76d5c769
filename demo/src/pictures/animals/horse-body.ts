import { type DrawingSheet, drawPath, line, oval, place } from '../sheet.ts'
import type { HorseCoat } from './horse.ts'

type HorsePose = {
  /** Degrees: 0 = head high, 78 = grazing. */ neck?: number
  halter?: boolean
  blanket?: string
}

const HOOF = '#4a3a34'

function drawLeg(d: string, x: number, fill: string, sock: string): string {
  return (
    drawPath(d, fill) +
    drawPath(`M${x - 29} -92 L${x + 29} -92 L${x + 31} -30 L${x - 31} -30Z`, sock) +
    drawPath(`M${x - 31} -34 L${x + 31} -34 L${x + 42} 0 L${x - 36} 0Z`, HOOF)
  )
}

/** Neck and head around the shoulder, from the side. */
function drawNeck(sheet: DrawingSheet, coat: HorseCoat, halter: boolean): string {
  return [
    drawPath(
      'M-150 -56 C-70 -110 20 -220 92 -290 C140 -320 190 -290 190 -240 C170 -150 130 -40 104 90 C40 150 -130 80 -150 -56Z',
      sheet.linear([[coat.fur], [coat.shade]], 70),
    ),
    place(drawSideHead(sheet, coat, halter), 60, -250, 1.14, 4),
    drawPath(
      'M150 -330 C80 -340 10 -250 -50 -180 C-90 -130 -130 -96 -156 -60 C-110 -44 -70 -50 -44 -76 C-34 -56 -20 -50 -4 -52 C-6 -90 20 -130 46 -156 C52 -144 66 -138 80 -140 C74 -180 92 -216 110 -232 C116 -220 130 -214 142 -216 C142 -250 148 -290 150 -330Z',
      coat.mane,
    ),
  ].join('')
}

/** Head from the side, its poll around (70, −60), muzzle at (290, 100). */
function drawSideHead(sheet: DrawingSheet, coat: HorseCoat, halter: boolean): string {
  const straps =
    line(
      'M96 34 C124 6 148 -34 160 -90 M180 88 C206 60 226 34 240 -6 M102 36 L184 86 M104 0 C74 -14 60 -44 62 -84',
      coat.halter,
      12,
    ) + oval(184, 86, 12, 12, '#f8c24a')
  return [
    drawPath('M74 -110 C70 -148 78 -174 94 -186 C110 -164 116 -136 112 -104Z', coat.shade),
    drawPath(
      'M30 -70 C50 -124 120 -128 158 -94 C206 -54 250 2 288 48 C310 80 296 116 264 118 C238 120 206 108 184 90 C150 66 120 60 92 46 C44 20 16 -24 30 -70Z',
      sheet.linear([[coat.fur], [coat.shade]], 70),
    ),
    drawPath(
      'M250 2 C274 30 294 50 300 70 C306 106 284 122 256 118 C228 114 206 100 206 70 C210 36 230 12 250 2Z',
      coat.muzzle,
    ),
    oval(278, 64, 9, 12, '#5d3a2a', 'transform="rotate(-30 278 64)"'),
    line('M228 104 C242 108 256 106 266 98', '#8d5f47', 5),
    drawPath('M150 -84 C194 -46 234 -6 256 20 C248 24 240 24 232 20 C200 -14 166 -50 134 -70Z', coat.light),
    oval(138, -40, 17, 19, '#1c120d'),
    oval(133, -47, 6, 6, '#ffffff'),
    drawPath('M94 -116 C84 -154 66 -174 60 -184 C48 -164 44 -134 52 -100Z', coat.fur),
    drawPath('M104 -112 C70 -120 50 -100 40 -76 C60 -66 84 -56 96 -30 C104 -60 108 -86 104 -112Z', coat.mane),
    halter ? straps : '',
  ].join('')
}

const HIND =
  'M-336 -540 C-366 -430 -320 -380 -290 -330 C-312 -280 -304 -240 -294 -214 C-298 -150 -294 -90 -292 -34 L-230 -34 C-232 -100 -232 -150 -232 -206 C-208 -250 -184 -300 -150 -346 C-100 -420 -130 -540 -220 -570Z'
const FORE =
  'M104 -500 C100 -400 124 -330 130 -270 C124 -200 128 -110 130 -34 L190 -34 C190 -110 196 -200 200 -270 C214 -340 246 -400 250 -500Z'

/** Horse from the side; faces right, on y = 0, about 900 × 1000 with its head high. */
export function drawHorse(
  sheet: DrawingSheet,
  coat: HorseCoat,
  { neck = 0, halter = false, blanket }: HorsePose = {},
): string {
  const fur = sheet.linear([[coat.fur], [coat.shade]])
  const body =
    'M-344 -520 C-352 -630 -250 -660 -140 -640 C-40 -622 60 -626 140 -650 C226 -660 282 -570 274 -470 C264 -396 200 -366 120 -362 C20 -352 -80 -334 -160 -352 C-270 -374 -334 -430 -344 -520Z'
  const cover = blanket
    ? drawPath(
        'M-350 -540 C-352 -640 -250 -666 -140 -648 C-40 -630 60 -634 176 -660 C200 -560 196 -440 170 -330 C40 -306 -160 -306 -330 -340 C-350 -400 -356 -480 -350 -540Z',
        blanket,
      ) + line('M-336 -352 C-160 -320 40 -320 168 -344 M176 -650 C196 -560 192 -440 168 -344', '#fff3dd', 13)
    : ''
  return [
    drawPath(
      'M-318 -606 C-420 -610 -452 -440 -424 -240 C-404 -260 -396 -276 -390 -300 C-376 -270 -372 -260 -366 -250 C-344 -340 -350 -440 -316 -520Z',
      coat.mane,
    ),
    place(drawLeg(HIND, -261, coat.shade, coat.shade), 96, -14, 0.98),
    place(drawLeg(FORE, 160, coat.shade, coat.shade), -62, -14, 0.98),
    drawPath(body, fur),
    drawLeg(HIND, -261, fur, coat.light),
    drawLeg(FORE, 160, fur, coat.light),
    cover,
    place(drawNeck(sheet, coat, halter), neck > 40 ? 190 : 170, neck > 40 ? -490 : -540, 1.06, neck),
  ].join('')
}

/** Foal from the side: long legs, short body and face; faces right, on y = 0, about 520 × 680. */
export function drawFoal(sheet: DrawingSheet, coat: HorseCoat): string {
  const fur = sheet.linear([[coat.fur], [coat.shade]])
  const leg = (x: number, fill: string): string =>
    drawPath(
      `M${x - 40} -330 C${x - 34} -270 ${x - 26} -220 ${x - 24} -190 C${x - 28} -130 ${x - 22} -80 ${x - 22} -30 L${x + 22} -30 C${x + 22} -80 ${x + 26} -130 ${x + 24} -190 C${x + 34} -230 ${x + 44} -280 ${x + 48} -330 C${x + 40} -390 ${x - 34} -390 ${x - 40} -330Z`,
      fill,
    ) + drawPath(`M${x - 23} -32 L${x + 23} -32 L${x + 32} 0 L${x - 26} 0Z`, HOOF)
  return [
    drawPath(
      'M-196 -440 C-250 -430 -262 -350 -250 -280 C-236 -294 -228 -304 -222 -316 C-206 -350 -200 -380 -180 -400Z',
      coat.mane,
    ),
    leg(-110, coat.shade),
    leg(64, coat.shade),
    drawPath(
      'M-208 -400 C-214 -470 -140 -490 -70 -474 C0 -462 60 -470 110 -484 C170 -490 190 -420 176 -366 C160 -310 80 -290 10 -290 C-60 -288 -120 -284 -164 -306 C-200 -326 -206 -360 -208 -400Z',
      coat.fur,
    ),
    leg(-164, coat.fur),
    leg(124, coat.fur),
    drawPath(
      'M60 -440 C100 -500 120 -580 150 -636 C180 -670 230 -650 230 -610 C220 -540 200 -470 170 -396 C130 -370 70 -390 60 -440Z',
      fur,
    ),
    drawPath('M150 -676 C146 -710 152 -736 164 -746 C180 -728 186 -700 182 -672Z', coat.shade),
    drawPath(
      'M142 -640 C150 -684 206 -692 238 -664 C270 -636 296 -600 314 -572 C326 -546 314 -524 292 -524 C262 -524 226 -548 194 -562 C158 -578 138 -606 142 -640Z',
      fur,
    ),
    drawPath(
      'M290 -606 C306 -586 318 -572 322 -556 C324 -532 308 -520 288 -524 C268 -528 254 -538 256 -560 C260 -582 274 -600 290 -606Z',
      coat.muzzle,
    ),
    oval(304, -560, 7, 9, '#5d3a2a'),
    line('M272 -534 C282 -530 290 -532 298 -538', '#8d5f47', 4),
    drawPath(
      'M234 -654 C248 -642 262 -626 270 -612 C262 -606 250 -610 242 -620 C234 -632 230 -644 234 -654Z',
      coat.light,
    ),
    oval(214, -622, 16, 19, '#1c120d'),
    oval(209, -629, 6, 6, '#ffffff'),
    drawPath('M168 -676 C158 -704 148 -722 140 -728 C132 -712 132 -688 140 -660Z', coat.fur),
    drawPath(
      'M196 -672 C150 -690 110 -600 84 -530 C66 -490 54 -470 48 -452 C80 -450 92 -470 98 -490 C104 -480 112 -478 120 -480 C118 -510 124 -530 132 -546 C138 -538 146 -536 154 -540 C152 -580 166 -630 196 -672Z',
      coat.mane,
    ),
  ].join('')
}
