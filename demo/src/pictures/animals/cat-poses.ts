import { type DrawingSheet, drawPath, line, mirror, oval, place } from '../sheet.ts'
import { type CatCoat, drawCatHead } from './cat.ts'

const toes = (x: number, y = -16): string =>
  line(`M${x - 8} ${y - 6} L${x - 8} ${y + 8} M${x + 9} ${y - 6} L${x + 9} ${y + 8}`, '#cfc5c0', 3.5)

/** Strolls with its tail up and looks at us; faces right, on y = 0, about 620 × 620. */
export function drawStrollingCat(sheet: DrawingSheet, coat: CatCoat): string {
  const fur = sheet.linear([[coat.fur], [coat.shade]])
  const backLeg =
    'M-236 -300 C-280 -230 -250 -170 -232 -140 C-250 -100 -248 -50 -250 -16 C-240 -2 -196 -2 -186 -16 C-184 -60 -184 -100 -150 -150 C-120 -210 -140 -280 -236 -300Z'
  const frontLeg = 'M60 -270 C50 -170 66 -80 76 -16 C86 -2 130 -2 138 -16 C140 -90 146 -170 150 -260Z'
  return [
    line('M-226 -290 C-300 -340 -320 -450 -270 -520 C-250 -550 -262 -580 -290 -584', coat.shade, 40),
    line('M-270 -520 C-250 -550 -262 -580 -290 -584', coat.stripe, 40),
    place(drawPath(backLeg, coat.shade), 84, -6),
    place(drawPath(frontLeg, coat.shade), -50, -6, 1, 10),
    drawPath(
      'M-232 -300 C-160 -340 -20 -320 80 -350 C170 -360 190 -280 170 -220 C140 -160 60 -150 -20 -160 C-110 -172 -170 -150 -226 -180 C-264 -220 -262 -280 -232 -300Z',
      fur,
    ),
    line('M-120 -316 L-116 -262 M-60 -314 L-56 -260 M0 -318 L4 -264', coat.stripe, 14, 'opacity="0.8"'),
    drawPath('M168 -300 C176 -230 150 -180 110 -172 C80 -200 90 -260 110 -300Z', coat.light),
    drawPath(backLeg, fur),
    drawPath(frontLeg, sheet.linear([[coat.fur], [coat.fur], [coat.shade]])),
    oval(-214, -14, 40, 19, coat.light) + toes(-204),
    oval(112, -14, 38, 19, coat.light) + toes(120),
    drawPath('M54 -330 C90 -300 160 -300 194 -334 L200 -306 C160 -268 90 -268 54 -302Z', coat.collar),
    oval(128, -276, 17, 17, '#f8c24a'),
    place(drawCatHead(sheet, coat), 124, -440, 0.96, 3),
  ].join('')
}

/** Lies with its paws tucked in; faces right, on y = 0, about 600 × 440. */
export function drawLyingCat(sheet: DrawingSheet, coat: CatCoat): string {
  return [
    line('M-260 -30 C-340 -20 -360 20 -300 30 C-240 40 -200 20 -160 16', coat.stripe, 38),
    drawPath(
      'M-290 -60 C-310 -190 -210 -250 -90 -246 C10 -244 120 -270 190 -210 C236 -150 230 -50 190 -10 L-250 -6 C-280 -14 -288 -36 -290 -60Z',
      sheet.linear([[coat.fur], [coat.shade]]),
    ),
    drawPath(
      'M-288 -70 C-280 -160 -180 -190 -110 -140 C-70 -100 -80 -40 -110 -10 L-250 -6 C-280 -14 -292 -40 -288 -70Z',
      coat.fur,
    ),
    line('M-150 -244 L-146 -196 M-90 -246 L-86 -196 M-30 -248 L-26 -200', coat.stripe, 14, 'opacity="0.8"'),
    drawPath('M204 -190 C226 -130 214 -60 180 -20 L80 -20 C80 -90 100 -160 130 -200Z', coat.light),
    oval(96, -24, 62, 26, coat.light) + toes(112, -22),
    oval(206, -22, 58, 26, coat.light) + toes(224, -20),
    place(drawCatHead(sheet, coat), 130, -268, 0.96, 3),
  ].join('')
}

/** Asleep, rolled up; on y = 0, about 560 × 300. */
export function drawSleepingCat(sheet: DrawingSheet, coat: CatCoat): string {
  return [
    drawPath(
      'M-280 -110 C-280 -240 -150 -296 0 -292 C160 -290 280 -220 282 -112 C280 -30 170 -4 0 -4 C-170 -4 -280 -30 -280 -110Z',
      sheet.linear([[coat.fur], [coat.shade]]),
    ),
    line('M-120 -274 L-106 -214 M-50 -290 L-40 -226 M20 -290 L22 -228', coat.stripe, 15, 'opacity="0.8"'),
    drawPath(
      'M-276 -120 C-250 -210 -150 -220 -90 -150 C-50 -90 -80 -30 -120 -8 C-210 -14 -276 -50 -276 -120Z',
      coat.fur,
    ),
    line('M-250 -70 C-220 -10 -100 6 40 -14 C70 -18 90 -20 110 -22', coat.shade, 44),
    line('M40 -14 C70 -18 90 -20 110 -22', coat.stripe, 44),
    oval(60, -44, 56, 24, coat.light),
    place(drawCatHead(sheet, coat, true), 156, -124, 0.92, 14),
  ].join('')
}

/** Draws a cat on its hind legs, paws up after something at the upper right; on y = 0, about 420 × 760. */
export function drawReachingCat(sheet: DrawingSheet, coat: CatCoat): string {
  const fur = sheet.linear([[coat.fur], [coat.shade]])
  return [
    line('M-80 -60 C-190 -40 -260 -110 -240 -200', coat.shade, 38),
    line('M-246 -168 C-246 -180 -244 -192 -240 -200', coat.stripe, 38),
    line('M80 -380 C130 -440 150 -500 150 -560', coat.shade, 62),
    oval(150, -572, 40, 36, coat.light),
    mirror(drawPath('M-30 -180 C-110 -180 -130 -70 -108 -8 L-30 -8Z', fur)),
    drawPath(
      'M-10 -500 C80 -500 112 -400 112 -280 C112 -150 80 -60 50 -20 L-50 -20 C-90 -60 -116 -150 -112 -280 C-110 -400 -80 -500 -10 -500Z',
      fur,
    ),
    drawPath(
      'M0 -440 C54 -420 64 -320 58 -230 C50 -130 20 -90 0 -88 C-20 -90 -54 -130 -58 -230 C-64 -320 -50 -420 0 -440Z',
      coat.light,
    ),
    line('M-108 -300 L-78 -294 M-108 -250 L-78 -248 M108 -300 L80 -294 M108 -250 L80 -248', coat.stripe, 12),
    mirror(oval(-76, -16, 56, 22, coat.light)),
    toes(-80) + toes(80),
    line('M-76 -390 C-120 -420 -150 -440 -176 -490', coat.fur, 62),
    oval(-180, -500, 40, 36, coat.light),
    place(drawCatHead(sheet, coat), 0, -540, 0.96, 6),
  ].join('')
}

/** Bends over a bowl that stands at the origin; from the front, about 400 × 420. The bowl is drawn by the scene, over it. */
export function drawEatingCat(sheet: DrawingSheet, coat: CatCoat): string {
  return [
    line('M110 -340 C170 -360 200 -420 160 -500 C150 -524 160 -544 180 -544', coat.shade, 38),
    line('M164 -490 C150 -524 160 -544 180 -544', coat.stripe, 38),
    drawPath(
      'M0 -480 C90 -480 168 -400 178 -280 C186 -150 130 -40 96 -10 L-96 -10 C-130 -40 -186 -150 -178 -280 C-168 -400 -90 -480 0 -480Z',
      sheet.linear([[coat.fur], [coat.stripe, 0.75]]),
    ),
    line('M0 -474 L0 -410 M-56 -462 L-48 -402 M56 -462 L48 -402', coat.stripe, 14, 'opacity="0.8"'),
    mirror(oval(-104, -16, 44, 21, coat.light)),
    toes(-104) + toes(104),
    place(drawCatHead(sheet, coat), 0, -176, 1.02),
  ].join('')
}

/** Looks over an edge that runs along y = 0, both paws on it; about 400 × 340. */
export function drawPeekingCat(sheet: DrawingSheet, coat: CatCoat): string {
  return (
    place(drawCatHead(sheet, coat), 0, -126) +
    [-128, 128].map((x) => oval(x, -4, 46, 30, coat.light) + toes(x, -8)).join('')
  )
}
