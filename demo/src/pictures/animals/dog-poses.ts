import { type DrawingSheet, drawPath, line, mirror, oval, place } from '../sheet.ts'
import { type DogCoat, drawDogHead } from './dog.ts'

const paw = (x: number, coat: DogCoat): string =>
  oval(x, -16, 46, 23, coat.light) + line(`M${x + 2} -24 L${x + 2} -8 M${x + 22} -24 L${x + 22} -9`, '#d8bd9c', 4)

const collar = (x: number, y: number, turn: number, coat: DogCoat): string =>
  place(
    drawPath('M-94 -18 C-50 14 50 14 94 -18 L98 14 C50 50 -50 50 -98 14Z', coat.collar) +
      oval(0, 46, 20, 20, '#f8c24a'),
    x,
    y,
    0.92,
    turn,
  )

/** Stands and looks at us; faces right, on y = 0, about 620 × 720. */
export function drawStandingDog(sheet: DrawingSheet, coat: DogCoat): string {
  const fur = sheet.linear([[coat.fur], [coat.shade]])
  const backLeg =
    'M-268 -380 C-318 -300 -286 -220 -262 -184 C-284 -130 -272 -60 -266 -18 C-250 -2 -196 -2 -184 -18 C-188 -80 -196 -130 -166 -196 C-126 -262 -150 -350 -268 -380Z'
  const frontLeg =
    'M62 -290 C58 -200 62 -90 66 -18 C80 -4 134 -4 146 -18 C150 -100 164 -200 172 -280 C170 -350 70 -360 62 -290Z'
  return [
    line('M-250 -390 C-330 -400 -376 -460 -356 -540', coat.ear, 44),
    line('M-361 -512 C-363 -524 -360 -534 -356 -544', coat.light, 36),
    place(drawPath(backLeg, coat.shade), 90, -8),
    place(drawPath(frontLeg, coat.shade), -62, -8),
    oval(-110, -20, 44, 20, coat.light),
    oval(62, -20, 44, 20, coat.light),
    drawPath(
      'M-262 -396 C-180 -436 0 -430 100 -470 C200 -480 236 -380 214 -290 C190 -216 90 -196 0 -204 C-110 -214 -190 -190 -256 -236 C-300 -290 -300 -370 -262 -396Z',
      fur,
    ),
    drawPath('M226 -400 C232 -320 220 -250 170 -222 C120 -230 110 -330 140 -400Z', coat.light),
    drawPath(backLeg, fur),
    drawPath(frontLeg, sheet.linear([[coat.fur], [coat.shade]])),
    paw(-216, coat),
    paw(114, coat),
    collar(150, -402, -8, coat),
    place(drawDogHead(sheet, coat), 166, -548, 1, 4),
  ].join('')
}

/** Stands with its nose to the ground ahead; faces right, on y = 0, about 740 × 560. */
export function drawSniffingDog(sheet: DrawingSheet, coat: DogCoat): string {
  const fur = sheet.linear([[coat.fur], [coat.shade]])
  const backLeg =
    'M-268 -380 C-318 -300 -286 -220 -262 -184 C-284 -130 -272 -60 -266 -18 C-250 -2 -196 -2 -184 -18 C-188 -80 -196 -130 -166 -196 C-126 -262 -150 -350 -268 -380Z'
  const frontLeg =
    'M42 -290 C38 -200 42 -90 46 -18 C60 -4 114 -4 126 -18 C130 -100 144 -200 152 -280 C150 -350 50 -360 42 -290Z'
  return [
    line('M-250 -390 C-330 -410 -370 -470 -340 -540', coat.ear, 44),
    line('M-348 -512 C-348 -524 -344 -534 -338 -544', coat.light, 36),
    place(drawPath(backLeg, coat.shade), 90, -8),
    place(drawPath(frontLeg, coat.shade), -72, -8),
    oval(-110, -20, 44, 20, coat.light),
    oval(32, -20, 44, 20, coat.light),
    drawPath(
      'M-262 -396 C-180 -436 0 -430 90 -436 C190 -440 290 -390 300 -300 C300 -240 230 -200 160 -210 C110 -214 60 -200 0 -204 C-110 -214 -190 -190 -256 -236 C-300 -290 -300 -370 -262 -396Z',
      fur,
    ),
    drawPath(backLeg, fur),
    drawPath(frontLeg, sheet.linear([[coat.fur], [coat.shade]])),
    paw(-216, coat),
    paw(94, coat),
    collar(222, -310, -34, coat),
    place(drawDogHead(sheet, coat), 268, -236, 1, -16),
  ].join('')
}

/** Lies with its front paws ahead; faces right, on y = 0, about 700 × 470. */
export function drawLyingDog(sheet: DrawingSheet, coat: DogCoat, asleep = false): string {
  const fur = sheet.linear([[coat.fur], [coat.shade]])
  const head = asleep
    ? place(drawDogHead(sheet, coat, true), 196, -170, 1, 8)
    : place(drawDogHead(sheet, coat), 140, -330, 1, 3)
  return [
    line('M-300 -46 C-390 -30 -430 -60 -446 -110', coat.ear, 42),
    line('M-442 -92 C-446 -102 -449 -112 -452 -120', coat.light, 34),
    drawPath(
      'M-330 -70 C-350 -200 -250 -268 -110 -256 C-20 -250 60 -300 140 -290 C220 -270 232 -120 196 -20 L-290 -8 C-316 -10 -328 -40 -330 -70Z',
      fur,
    ),
    drawPath('M220 -210 C226 -140 214 -70 190 -20 L110 -20 C110 -100 130 -180 160 -230Z', coat.light),
    drawPath(
      'M-330 -80 C-330 -190 -220 -226 -140 -176 C-80 -130 -90 -50 -130 -14 L-290 -8 C-316 -10 -330 -40 -330 -80Z',
      sheet.linear([[coat.fur], [coat.shade]], 30),
    ),
    oval(-110, -22, 72, 24, coat.light),
    drawPath(
      'M30 -78 C90 -92 170 -82 270 -66 C310 -58 312 -8 270 -6 L40 -6 C10 -10 0 -66 30 -78Z',
      sheet.linear([[coat.shade], [coat.fur]], 0),
    ),
    oval(284, -30, 50, 28, coat.light),
    line('M292 -44 L296 -24 M312 -38 L312 -22', '#d8bd9c', 4),
    asleep ? '' : collar(134, -204, 0, coat),
    head,
  ].join('')
}

/** Front down, back up: asks to play; faces right, on y = 0, about 720 × 560. */
export function drawPlayingDog(sheet: DrawingSheet, coat: DogCoat): string {
  const fur = sheet.linear([[coat.fur], [coat.shade]], 60)
  const backLeg =
    'M-290 -400 C-340 -300 -300 -220 -272 -180 C-290 -120 -280 -60 -274 -18 C-258 -2 -206 -2 -194 -18 C-198 -80 -200 -130 -166 -196 C-130 -260 -170 -360 -290 -400Z'
  return [
    line('M-270 -410 C-320 -460 -330 -520 -286 -570', coat.ear, 44),
    line('M-304 -544 C-298 -556 -292 -564 -284 -572', coat.light, 36),
    place(drawPath(backLeg, coat.shade), 74, -8),
    drawPath('M90 -80 C190 -104 280 -84 356 -70 C390 -60 390 -20 350 -20 L90 -20Z', coat.shade),
    drawPath(
      'M-290 -414 C-220 -470 -120 -420 -40 -340 C50 -280 190 -270 236 -170 C250 -90 200 -20 110 -10 C20 -10 -60 -100 -130 -176 C-190 -220 -290 -240 -312 -320 C-318 -366 -310 -396 -290 -414Z',
      fur,
    ),
    drawPath(backLeg, fur),
    oval(-228, -16, 46, 23, coat.light),
    drawPath(
      'M40 -90 C120 -104 210 -84 290 -66 C326 -54 326 -8 288 -6 L60 -6 C20 -10 10 -76 40 -90Z',
      sheet.linear([[coat.shade], [coat.fur]], 0),
    ),
    oval(296, -30, 48, 28, coat.light),
    line('M304 -44 L308 -24 M324 -38 L324 -22', '#d8bd9c', 4),
    place(drawDogHead(sheet, coat), 168, -250, 1, -12),
  ].join('')
}

/** Leaps to the right, all feet in the air; the lowest at y = 0, about 860 × 560. */
export function drawLeapingDog(sheet: DrawingSheet, coat: DogCoat): string {
  const fur = sheet.linear([[coat.fur], [coat.shade]], 70)
  return [
    line('M-250 -260 C-340 -280 -400 -340 -410 -410', coat.ear, 44),
    line('M-407 -384 C-410 -396 -411 -406 -412 -414', coat.light, 36),
    line('M-190 -220 C-260 -180 -300 -150 -360 -60', coat.shade, 66),
    line('M180 -280 C260 -290 300 -270 380 -290', coat.shade, 62),
    drawPath(
      'M-266 -260 C-250 -330 -150 -330 -50 -340 C40 -356 90 -430 170 -420 C250 -400 270 -290 220 -220 C160 -150 60 -180 -40 -170 C-110 -160 -180 -110 -240 -150 C-280 -180 -276 -230 -266 -260Z',
      fur,
    ),
    drawPath('M236 -330 C240 -260 210 -200 160 -184 C130 -220 140 -300 170 -350Z', coat.light),
    line('M-210 -200 C-260 -140 -290 -110 -320 -40', coat.fur, 72),
    oval(-330, -28, 44, 28, coat.light, 'transform="rotate(-56 -330 -28)"'),
    oval(-372, -50, 40, 26, coat.light, 'transform="rotate(-56 -372 -50)"'),
    line('M170 -240 C250 -230 300 -200 360 -230', coat.fur, 66),
    oval(376, -236, 46, 30, coat.light, 'transform="rotate(-24 376 -236)"'),
    oval(396, -294, 42, 28, coat.light, 'transform="rotate(-10 396 -294)"'),
    collar(178, -374, -6, coat),
    place(drawDogHead(sheet, coat), 186, -500, 1, -4),
  ].join('')
}

/** Bends over a bowl that stands at the origin; from the front, about 440 × 520. The bowl is drawn by the scene, over it. */
export function drawEatingDog(sheet: DrawingSheet, coat: DogCoat): string {
  const leg = drawPath(
    'M-150 -330 C-160 -200 -156 -90 -152 -22 C-152 -6 -84 -6 -84 -22 C-80 -110 -76 -200 -66 -320 C-90 -356 -130 -360 -150 -330Z',
    sheet.linear([[coat.fur], [coat.fur], [coat.shade]]),
  )
  return [
    line('M60 -470 C110 -540 110 -590 84 -630', coat.ear, 40),
    line('M92 -606 C90 -618 86 -626 80 -634', coat.light, 32),
    drawPath(
      'M0 -520 C110 -520 176 -440 176 -330 C176 -220 130 -150 0 -150 C-130 -150 -176 -220 -176 -330 C-176 -440 -110 -520 0 -520Z',
      sheet.linear([[coat.fur], [coat.shade]]),
    ),
    mirror(leg),
    mirror(oval(-118, -18, 48, 24, coat.light)),
    drawPath('M-70 -320 L70 -320 L60 -180 L-60 -180Z', coat.light),
    place(drawPath('M-120 -60 C-50 -20 50 -20 120 -60 L122 -26 C50 14 -50 14 -122 -26Z', coat.collar), 0, -320, 0.9),
    place(drawDogHead(sheet, coat), 0, -232, 1),
  ].join('')
}

/** Sits with its back to us and looks ahead; on y = 0, about 420 × 640. */
export function drawDogFromBehind(sheet: DrawingSheet, coat: DogCoat): string {
  const fur = sheet.linear([[coat.fur], [coat.shade]])
  const ear = drawPath(
    'M-78 -120 C-140 -164 -196 -120 -198 -40 C-200 24 -184 78 -152 82 C-120 82 -112 30 -106 -16 C-100 -56 -94 -88 -78 -120Z',
    sheet.linear([[coat.ear], [coat.shade]], 70),
  )
  return [
    drawPath(
      'M0 -440 C96 -432 132 -330 146 -240 C196 -200 216 -90 186 -10 L-186 -10 C-216 -90 -196 -200 -146 -240 C-132 -330 -96 -432 0 -440Z',
      fur,
    ),
    mirror(line('M148 -190 C188 -150 196 -80 178 -24', coat.shade, 12, 'opacity="0.8"')),
    line('M0 -400 C4 -300 4 -200 0 -120', coat.shade, 10, 'opacity="0.5"'),
    line('M20 -40 C110 -24 196 -40 262 -96', coat.ear, 44),
    line('M244 -82 C252 -88 258 -92 264 -98', coat.light, 36),
    mirror(oval(-120, -12, 60, 22, coat.light)),
    drawPath('M-98 -372 C-50 -340 50 -340 98 -372 L102 -338 C50 -302 -50 -302 -102 -338Z', coat.collar),
    place(
      drawPath(
        'M0 -160 C82 -160 134 -112 138 -36 C142 50 90 116 0 116 C-90 116 -142 50 -138 -36 C-134 -112 -82 -160 0 -160Z',
        sheet.linear([[coat.fur], [coat.fur], [coat.shade]]),
      ) + mirror(ear),
      0,
      -478,
    ),
  ].join('')
}
